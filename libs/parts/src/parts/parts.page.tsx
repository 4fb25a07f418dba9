import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { Container, PageHeader, Section, TextLink, Tree } from '@arbora/ui';
import { AlertSpecimens } from '@arbora/ui/alert/alert.specimen';
import { BadgeSpecimen } from '@arbora/ui/badge/badge.specimen';
import { LogoSpecimens } from '@arbora/ui/brand/brand.specimen';
import { ButtonSpecimens } from '@arbora/ui/button/button.specimen';
import { CardSpecimens } from '@arbora/ui/card/card.specimen';
import { ChartSpecimens } from '@arbora/ui/chart/chart.specimen';
import { DialogSpecimens } from '@arbora/ui/dialog/dialog.specimen';
import { DisclosureSpecimen } from '@arbora/ui/disclosure/disclosure.specimen';
import { DrawerFormSpecimen, FileSpecimens, FormSpecimens } from '@arbora/ui/form/form.specimen';
import { GallerySpecimen } from '@arbora/ui/gallery/gallery.specimen';
import { IconSpecimen } from '@arbora/ui/icon/icon.specimen';
import { IllustrationSpecimens } from '@arbora/ui/illustration/illustration.specimen';
import { ImageSpecimens } from '@arbora/ui/image/image.specimen';
import { ListSpecimens } from '@arbora/ui/list/list.specimen';
import { MarkSpecimens } from '@arbora/ui/marks/marks.specimen';
import { BreadcrumbSpecimen, PageSpecimens, ProseSpecimen } from '@arbora/ui/page/page.specimen';
import { ProgressSpecimen } from '@arbora/ui/progress/progress.specimen';
import { SnackbarSpecimens } from '@arbora/ui/snackbar/snackbar.specimen';
import { LoadingStateSpecimen, StateSpecimens } from '@arbora/ui/states/states.specimen';
import { TableSpecimens } from '@arbora/ui/table/table.specimen';
import { ColorSpecimen } from '@arbora/ui/tokens/tokens.specimen';
import type { ComponentType, ReactElement } from 'react';
import css from './parts.module.css';

/** Specimens by section, in the order of the page. */
const SECTIONS = {
  looks: [ColorSpecimen, ProseSpecimen, LogoSpecimens, IconSpecimen, IllustrationSpecimens],
  controls: [ButtonSpecimens, BadgeSpecimen, DisclosureSpecimen, AlertSpecimens],
  contents: [CardSpecimens, TableSpecimens, BreadcrumbSpecimen],
  marks: [MarkSpecimens],
  lists: [ListSpecimens],
  states: [StateSpecimens, ProgressSpecimen, LoadingStateSpecimen],
  forms: [FormSpecimens],
  files: [FileSpecimens],
  dialogs: [DialogSpecimens, DrawerFormSpecimen, SnackbarSpecimens],
  images: [ImageSpecimens, GallerySpecimen],
  charts: [ChartSpecimens],
  pages: [PageSpecimens],
} satisfies Record<string, readonly ComponentType[]>;
const IDS = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

function PartsPage(): ReactElement {
  const { t } = useText('parts');
  return (
    <>
      <PageHeader tone="tinted" title={t('title')} lead={t('lead')} illustration={<Tree habit="young" />} />
      <Container>
        <nav aria-label={t('label')}>
          <ul role="list" className={css.contents}>
            {IDS.map((id) => (
              <li key={id}>
                <TextLink href={`#${id}`}>{t(`${id}.title`)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      {IDS.map((id) => (
        <Section key={id} id={id} title={t(`${id}.title`)}>
          <div className={css.specimens}>
            {SECTIONS[id].map((Specimens, index) => (
              <Specimens key={index} />
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}

export default definePage({ Component: PartsPage });
