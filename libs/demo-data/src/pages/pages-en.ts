import type { ContentPage } from '@arbora/domain';
import type { DemoText } from '../news/news-topic';
import { TERMS } from './terms';

/** Bodies of pages in English. */
export const PAGES_EN: Readonly<Record<ContentPage, DemoText>> = {
  'o-nas': {
    title: 'About us',
    perex:
      'We grow avenue trees, conifers, shrubs and fruit trees in our own soil, from the seedling to the mature tree.',
    body: `We are a nursery with two branches: Obříství, near the confluence of the Elbe and the Vltava, and Smržice in the Haná region. We have raised most of the plants that we sell: we transplant each tree several times, train its crown and lift it with a root ball that holds the roots together.
## Who we work for
- Towns and villages: trees for avenues, parks and housing estates, chosen in the field and delivered to the site.
- Landscape architects and contractors: trees to your specification, reserved until the planting date.
- Gardeners: advice on what suits your plot, even if you come for a single apple tree.
## How we grow
We lift field-grown plants from October to April, outside of frost. Container-grown trees are sold all year round. Grass between the rows protects the soil, and we water from our own rainwater reservoirs.
## Come and see
The fields are open during the opening hours of both branches. Make an appointment to choose mature trees and we will walk the rows with you.`,
  },
  reference: {
    title: 'References',
    perex: 'Trees from our fields grow in avenues, in parks and in school yards.',
    body: `Here are some kinds of planting that we have supplied. We will gladly put you in touch with the people who look after the trees today.
## Avenues and roads
Limes, maples and rowans with a clear stem of 2.2 m or more, trained for traffic to pass below. We supply them with a root ball and anchoring; the municipality or its road authority directs the planting.
## Parks and housing estates
Specimen trees with a girth of 20–45 cm that make a difference from the first year. A watering plan for the first three growing seasons is part of the delivery.
## Schools and companies
Smaller trees and shrubs for school yards and company entrances, often planted together with children or staff. We help you to choose species without thorns or poisonous fruit.
## Would you like to see the trees?
Tell us which species and size you are looking for, and we will find a planting near you to visit.`,
  },
  student: {
    title: 'For students',
    perex: 'Placements, seasonal work and material for theses at both branches.',
    body: `Teaching is part of a nursery. Students of horticulture, forestry and landscape architecture are welcome for placements and seasonal work.
## Placements
- At least two weeks, from March to November.
- You see propagation, transplanting, pruning and dispatch.
- A master gardener guides you and signs your placement record.
## Summer work
From June to September we need help with watering, tying and packing. We pay by the hour and lend you work clothes. You must be at least 16 years old.
## Theses
For bachelor's and master's theses we provide measurements from our fields and plant material. Send us your topic, the name of your supervisor and your deadline.
## Excursions
We guide groups of up to 30 people free of charge on weekdays from April to October. Please arrange a date at least three weeks ahead.`,
  },
  oznameni: {
    title: 'Notices',
    perex: 'Practical information for our customers.',
    body: `This page is for news about our operation: changed opening hours, closed fields and changes in deliveries.
## Bare-root plants
We sell bare-root trees and shrubs from mid-October to mid-April, as long as the ground is not frozen. We do not lift plants in frost and postpone agreed dates.
## Christmas break
Both branches are closed from 25 December to 6 January. Orders on the web are still accepted and will be processed right afterwards.
## Plant health
All plants come with a plant passport. If a quarantine pest is found near one of the branches, the restrictions on the species concerned will be announced here.`,
  },
  gdpr: {
    title: 'Privacy policy',
    perex: 'Which data we hold about you, what we need them for and how long we keep them.',
    body: `The controller is the operator of the Arbora nursery. Please send questions and requests to our contact address.
## Which data we process
- Account: e-mail, name, nickname and phone, and for companies the company id, VAT number and address.
- Orders, inquiries and reservations: what you ordered, the names on tickets, and payments.
- Newsletters: your e-mail and the lists that you subscribed to.
- Job applications: the details and the CV that you send us.
## Why, and on what legal basis
We need the data of accounts, orders and reservations to perform our contract with you. The law requires tax documents. Newsletters and analytics depend on your consent, which you may withdraw at any time.
## How long
We keep your account until you delete it. Tax documents are kept for ten years. Unsubscribing removes you from the newsletter list.
## Who receives them
Only those who send our mail and run our servers, and authorities where the law requires it. We do not sell data.
## Your rights
In your account you can download and correct your data or delete the account. You have the right of access, rectification, erasure, restriction, portability and objection. You may complain to the Czech Office for Personal Data Protection.
## Cookies
Necessary cookies keep your login, language and theme. Analytics cookies are stored with your consent only and can be turned off in the cookie settings.`,
  },
  podminky: TERMS.en,
  trendy2024: {
    title: 'Trends 2024',
    perex: 'A meeting of landscape architects and managers of urban greenery in our nursery, by invitation.',
    body: `Once a year we invite architects, contractors and managers of urban greenery to spend a day in our fields. We show which of the new cultivars have done well and talk about those that have not.
## Programme
- 9:00 arrival and coffee
- 9:30 trees for dry sites: results of three years without watering
- 11:00 walk through the fields with a choice of species
- 13:00 lunch
- 14:00 pruning avenue trees in practice
## Registration
Invitations are sent by e-mail. Log in with the address that received yours and choose a time. Attendance is free and places are limited.`,
  },
  kontakt: {
    title: 'Contact',
    perex: 'Call, write, or visit the branch that is closer to you.',
    body: `Both branches advise you on plants, transport and invoicing. Obříství serves Bohemia, Smržice serves Moravia and Silesia.
## Before you come
- Please make an appointment for mature trees, so that we have time to walk the fields with you.
- Come with a truck or a flatbed trailer for larger purchases. We will load it.
- Bring the order number for plants that you have ordered.
## Messages
We answer within two working days. For inquiries please tell us the species, size, quantity and planting site.`,
  },
  services: {
    title: 'Services',
    perex: 'From choosing a tree to its first pruning on your land.',
    body: `We do not leave you alone with your trees. This is how we can help:
- Advice: we look at your land or project with you and recommend species and sizes.
- Reservation: the trees that you choose are marked in the field and kept until planting.
- Transport: we deliver with our own crane truck.
- Planting: we plant, anchor and water mature trees.
- Aftercare: formative pruning and checks of the anchoring in the first three years.
## Events and excursions
We hold field walks, pruning courses and open days. Book a place on the web.
## Prices
The price depends on the amount of work and the distance. Send us an inquiry and we will reply with a quotation.`,
  },
  'services-photo': {
    title: 'Plant photographs',
    perex: 'Pictures from our fields for projects, catalogues and teaching.',
    body: `We photograph plants throughout the year: in flower, in autumn, and in winter, when the structure of the crown can be seen. Pictures from the catalogue are available to architects, schools and partners.
## How to get them
- Tell us which species you need and what you will use the pictures for.
- We send you a link to the full resolution.
- They are free for projects and teaching if you name Arbora as the source.
## Taking pictures here
If you would like to take pictures in the fields yourself, please tell the branch in advance. Commercial shoots and drones need a permission in each case.`,
  },
  tour: {
    title: 'Virtual tour',
    perex: 'Walk through our fields and container areas before you come.',
    body: `The tour follows the paths that we take with you when you choose trees. In Obříství you will see avenue and specimen trees, in Smržice container areas and fruit trees.
## How to move
- Drag with the mouse or a finger to look around, or use the arrow keys.
- Tap a mark with the name of a place to go there.
- Below the picture you will find a list of all places that you can go to.
For now the tours are drawn; photographs will follow once the trees are in leaf. For what is available now, see our assortment.`,
  },
};
