import { defineRemote, pageAt } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { aboutTexts } from './about/locales';
import { bulletinTexts } from './bulletin/locales';
import { contactTexts } from './contact/locales';
import { feedbackTexts } from './feedback/locales';
import { careersTexts } from './careers/locales';
import { galleryTexts } from './gallery/locales';
import { homeTexts } from './home/locales';
import { invitationTexts } from './invitation/locales';
import { peopleTexts } from './people/locales';
import { privacyTexts } from './privacy/locales';
import { referenceTexts } from './reference/locales';
import { servicesTexts } from './services/locales';
import { tourTexts } from './tour/locales';

export default defineRemote({
  name: 'mf-content',
  texts: {
    cs: () => import('./locales/cs.json'),
    en: () => import('./locales/en.json'),
    pl: () => import('./locales/pl.json'),
  },
  routes: [
    pageAt(routes.home, {
      section: homeTexts,
      titleKey: 'home.title',
      load: () => import('./home/home.page'),
      head: () => import('./home/home.head'),
    }),
    pageAt(routes.bulletin, {
      section: bulletinTexts,
      titleKey: 'bulletin.title',
      load: () => import('./bulletin/latest.page'),
      head: () => import('./bulletin/latest.head'),
    }),
    pageAt(routes.bulletinArchive, {
      section: bulletinTexts,
      search: ['page'],
      titleKey: 'bulletin.archive',
      load: () => import('./bulletin/archive.page'),
      head: () => import('./bulletin/archive.head'),
    }),
    pageAt(routes.bulletinIssue, {
      section: bulletinTexts,
      titleKey: 'bulletin.issue',
      example: routes.bulletinIssue.href({ issue: '46' }),
      validation: { resource: 'news_bulletin', filters: { issue_number: 'eq.{issue}', locale: 'eq.{locale}' } },
      load: () => import('./bulletin/issue.page'),
      head: () => import('./bulletin/issue.head'),
    }),
    pageAt(routes.bulletinItem, {
      section: bulletinTexts,
      titleKey: 'bulletin.item',
      example: routes.bulletinItem.href({ slug: 'jak-poznat-kvalitni-zemni-bal' }),
      validation: {
        resource: 'news_item',
        filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'in.(news,commentary)' },
        translations: 'translation_group',
      },
      // The same articles are in the sitemap as news, and commentaries with their issues.
      sitemap: false,
      load: () => import('./bulletin/story.page'),
      head: () => import('./bulletin/story.head'),
    }),
    pageAt(routes.galleries, {
      section: galleryTexts,
      search: ['page'],
      titleKey: 'galleries.title',
      load: () => import('./gallery/galleries.page'),
      head: () => import('./gallery/galleries.head'),
    }),
    pageAt(routes.gallery, {
      section: galleryTexts,
      titleKey: 'gallery.title',
      example: routes.gallery.href({ id: '72edd9c2-6efa-8cc5-9887-13c55831c7cf' }),
      validation: { resource: 'photogallery', filters: { id: 'eq.{id}' } },
      load: () => import('./gallery/gallery.page'),
      head: () => import('./gallery/gallery.head'),
    }),
    pageAt(routes.people, {
      section: peopleTexts,
      titleKey: 'people.title',
      load: () => import('./people/people.page'),
      head: () => import('./people/people.head'),
    }),
    pageAt(routes.person, {
      section: peopleTexts,
      titleKey: 'person.title',
      example: routes.person.href({ id: 'f27c4206-a6da-864e-9b24-a114c3b24e26' }),
      validation: { resource: 'person_card', filters: { id: 'eq.{id}' } },
      load: () => import('./people/person.page'),
      head: () => import('./people/person.head'),
    }),
    pageAt(routes.contact, {
      section: contactTexts,
      titleKey: 'contact.title',
      load: () => import('./contact/contact.page'),
      head: () => import('./contact/contact.head'),
    }),
    pageAt(routes.careers, {
      section: careersTexts,
      titleKey: 'careers.title',
      load: () => import('./careers/careers.page'),
      head: () => import('./careers/careers.head'),
    }),
    pageAt(routes.career, {
      section: careersTexts,
      titleKey: 'career.title',
      example: routes.career.href({ id: '7ebe424d-3cc7-8698-9305-f5088ea0eb04' }),
      validation: { resource: 'job_position', filters: { id: 'eq.{id}' } },
      load: () => import('./careers/career.page'),
      head: () => import('./careers/career.head'),
    }),
    pageAt(routes.tour, {
      search: ['preview'],
      section: tourTexts,
      titleKey: 'tour.title',
      load: () => import('./tour/tour.page'),
      head: () => import('./tour/tour.head'),
    }),
    pageAt(routes.news, {
      search: ['page', 'topic'],
      titleKey: 'news.title',
      load: () => import('./news/news-list.page'),
      head: () => import('./news/news-list.head'),
    }),
    pageAt(routes.newsItem, {
      section: feedbackTexts,
      search: ['page'],
      titleKey: 'newsItem.title',
      example: routes.newsItem.href({ slug: 'jak-poznat-kvalitni-zemni-bal' }),
      validation: {
        resource: 'news_item',
        filters: { slug: 'eq.{slug}', locale: 'eq.{locale}', tag: 'eq.news' },
        translations: 'translation_group',
      },
      load: () => import('./news/news-item.page'),
      head: () => import('./news/news-item.head'),
    }),
    pageAt(routes.about, {
      section: aboutTexts,
      titleKey: 'textPage.title.o-nas',
      load: () => import('./about/about.page'),
      head: () => import('./about/about.head'),
    }),
    pageAt(routes.student, {
      section: careersTexts,
      titleKey: 'textPage.title.student',
      load: () => import('./student/student.page'),
      head: () => import('./student/student.head'),
    }),
    pageAt(routes.notices, {
      titleKey: 'textPage.title.oznameni',
      load: () => import('./text-page/notices.page'),
      head: () => import('./text-page/notices.head'),
    }),
    pageAt(routes.gdpr, {
      section: privacyTexts,
      titleKey: 'textPage.title.gdpr',
      load: () => import('./privacy/privacy.page'),
      head: () => import('./privacy/privacy.head'),
    }),
    pageAt(routes.terms, {
      // For the seller's details, which the contact page shows too.
      section: contactTexts,
      titleKey: 'textPage.title.podminky',
      load: () => import('./text-page/terms.page'),
      head: () => import('./text-page/terms.head'),
    }),
    pageAt(routes.references, {
      section: referenceTexts,
      titleKey: 'textPage.title.reference',
      load: () => import('./reference/reference.page'),
      head: () => import('./reference/reference.head'),
    }),
    pageAt(routes.services, {
      section: servicesTexts,
      titleKey: 'textPage.title.services',
      load: () => import('./services/services.page'),
      head: () => import('./services/services.head'),
    }),
    pageAt(routes.servicesPhoto, {
      section: servicesTexts,
      titleKey: 'textPage.title.services-photo',
      load: () => import('./services/services-photo.page'),
      head: () => import('./services/services-photo.head'),
    }),
    pageAt(routes.invitation, {
      section: invitationTexts,
      titleKey: 'textPage.title.trendy2024',
      load: () => import('./invitation/invitation.page'),
      head: () => import('./invitation/invitation.head'),
    }),
  ],
});
