import { getSession, useSession, type Session } from '@arbora/auth';
import { definePage, NotFound, type Page, type PageProps } from '@arbora/remote';
import { useNavigate, useSearchParams } from '@arbora/router';
import type { PageRoute, ParamsOf } from '@arbora/routes';
import { Button, PAGE_PARAM, useParamLink } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { ManagerPage } from '../frame/manager-page';
import { SectionList } from './list/section-list';
import { SectionTabs } from './list/section-tabs';
import { isPageView, type PageView } from './page-view';
import { RecordDrawer } from './record/record-drawer';
import type { Section, SectionRow } from './section';
import { NEW, sectionView } from './section-view';
import { sectionListQuery, sectionRecordQuery } from './section-rows';
import { useSectionTexts } from './use-section-texts';

type Tab = Section | PageView;

function openTo(sections: readonly Tab[], session: Session): Tab[] {
  return sections.filter(({ mayOpen }) => mayOpen?.(session) ?? true);
}

/** The section in the URL, otherwise the first one that the person may see. */
function sectionOf(sections: readonly Tab[], params: URLSearchParams): Tab | undefined {
  return sections.find(({ name }) => name === params.get('list')) ?? sections[0];
}

interface SectionTabProps {
  section: Section;
  open: readonly Tab[];
}

function SectionTab({ section, open }: SectionTabProps): ReactElement {
  const texts = useSectionTexts(section);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const id = params.get('id');
  const recordAt = (record: string | null) => link({ id: record, [PAGE_PARAM]: params.get(PAGE_PARAM) });
  const idOf = (row: SectionRow): string => String(row[section.key]);
  const whole = section.route.href({ list: section === open[0] ? null : section.name });
  const create = section.form?.create;

  return (
    <ManagerPage
      title={section.heading ?? texts.t(section.title)}
      lead={section.lead && texts.t(section.lead)}
      breadcrumb={section.parent && [{ label: texts.t(section.parent.title), to: section.parent.route.href() }]}
      actions={
        create && (
          <Button
            size="small"
            icon={plusIcon}
            onClick={() => void navigate(recordAt(NEW), { preventScrollReset: true })}
          >
            {texts.t(create)}
          </Button>
        )
      }
    >
      {open.length > 1 && <SectionTabs sections={open} shown={section} />}
      {section.header?.()}
      <SectionList
        key={section.name}
        section={section}
        whole={whole}
        linkTo={(row) => section.pageOf?.(row) ?? recordAt(idOf(row))}
        onOpen={(row) =>
          section.pageOf
            ? void navigate(section.pageOf(row))
            : void navigate(recordAt(idOf(row)), { preventScrollReset: true })
        }
      />
      {id !== null && (
        <RecordDrawer
          key={id}
          section={section}
          id={id}
          onClosed={() => void navigate(recordAt(null), { replace: true, preventScrollReset: true })}
        />
      )}
    </ManagerPage>
  );
}

function PageViewTab({ view, open }: { view: PageView; open: readonly Tab[] }): ReactElement {
  const { t } = useSectionTexts(view);
  const { Component } = view;
  return (
    <ManagerPage title={t(view.title)} lead={view.lead && t(view.lead)}>
      <SectionTabs sections={open} shown={view} />
      <Component />
    </ManagerPage>
  );
}

/** The page of a section, or of several sections and views in tabs. */
export function sectionPage(...sections: readonly [Section, ...Tab[]]) {
  function SectionsPage(): ReactElement | null {
    const open = openTo(sections, useSession());
    const [params] = useSearchParams();
    const section = sectionOf(open, params);
    if (!section) return null;
    return isPageView(section) ? (
      <PageViewTab view={section} open={open} />
    ) : (
      <SectionTab section={section} open={open} />
    );
  }
  return definePage({
    queries: ({ search }) => {
      const section = sectionOf(openTo(sections, getSession()), search);
      return section ? queriesOf(section, search) : [];
    },
    Component: SectionsPage,
  });
}

/** A section page scoped to a record of the path, such as the lines of an offer; null means not found. */
export function sectionPageAt<const P extends string>(
  route: PageRoute<P>,
  sectionAt: (params: ParamsOf<PageRoute<P>>) => Section | null,
): Page<ParamsOf<PageRoute<P>>> {
  function SectionAtPage({ params }: PageProps<PageRoute<P>>): ReactElement {
    const section = sectionAt(params);
    return section ? <SectionTab section={section} open={[section]} /> : <NotFound />;
  }
  return definePage(route, {
    queries: ({ params, search }) => {
      const section = sectionAt(params);
      return section ? queriesOf(section, search) : [];
    },
    Component: SectionAtPage,
  });
}

function queriesOf(section: Tab, search: URLSearchParams) {
  if (isPageView(section)) return section.queries(search);
  const id = search.get('id');
  const list = sectionListQuery(section, sectionView(section, search));
  return id === null || id === NEW ? [list] : [list, sectionRecordQuery(section, id)];
}
