import { typeset, type SiteBranch } from '@arbora/domain';
import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage, useHost, usePageTitle } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Grid, ListPage, Section, Split, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { BranchMap } from '../map/branch-map';
import { peopleQuery } from '../people/people.queries';
import { pageTextQuery } from '../text-page/page-text.query';
import { BillingSection } from '../seller/billing-section';
import { BranchCard } from './branch-card';
import { ContactForm } from './contact-form';
import { ContactText } from './contact-text';

/** Contacts of the nursery. Only the editors' text needs a request. */
function ContactPage(): ReactElement {
  const { t } = useText('content.contact');
  const { branches, seller } = useHost().site;
  const { data: text } = useQuery(pageTextQuery(useLocale(), 'kontakt'));
  usePageTitle(text?.title);
  return (
    <ListPage
      title={text ? <span lang={text.locale}>{typeset(text.title)}</span> : t('title')}
      lead={text?.perex ? <span lang={text.locale}>{typeset(text.perex)}</span> : t('lead')}
      picture={<BranchMap branches={branches} label={(names) => t('map', { branches: names })} />}
      more={
        <>
          <MessageSection />
          {seller && <BillingSection seller={seller} />}
        </>
      }
    >
      <Branches branches={branches} />
    </ListPage>
  );
}

function Branches({ branches }: { branches: readonly SiteBranch[] }): ReactElement {
  const { t } = useText('content.contact');
  // Portraits are optional: the page does not wait for them.
  const { data: people = [] } = useQuery(peopleQuery);
  return (
    <Section
      title={t('branches')}
      actions={
        <TextLink to={routes.people.href()} look="strong">
          {t('everyone')}
        </TextLink>
      }
    >
      <Grid as="ul" columns={2}>
        {branches.map((branch) => (
          <li key={branch.name}>
            <BranchCard branch={branch} person={people.find((person) => person.branch === branch.name)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function MessageSection(): ReactElement {
  const { t } = useText('content.contact');
  return (
    <Section title={t('form.title')} lead={t('form.lead')} tone="tinted" printed={false}>
      <Split aside={<ContactText />}>
        <ContactForm />
      </Split>
    </Section>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'kontakt'), peopleQuery],
  Component: ContactPage,
});
