import { useText } from '@arbora/i18n';
import { ActionSpecimens } from '@arbora/office/actions/actions.specimen';
import { SpecimenPage } from '@arbora/office/frame/frame.specimen';
import { SearchSpecimens } from '@arbora/office/frame/search-and-choose.specimen';
import { ListSpecimens } from '@arbora/office/list/list.specimen';
import { OccupancySpecimens } from '@arbora/office/occupancy/occupancy.specimen';
import { PersonSpecimens } from '@arbora/office/person/person.specimen';
import { PictureSpecimens } from '@arbora/office/pictures/pictures.specimen';
import { EditingSpecimens } from '@arbora/office/section/editing/editing.specimen';
import { FieldSpecimens } from '@arbora/office/section/fields/fields.specimen';
import { SectionListSpecimens } from '@arbora/office/section/list/section-list.specimen';
import { OrderSpecimen } from '@arbora/office/section/order/order.specimen';
import { RecordSpecimens } from '@arbora/office/section/record/record.specimen';
import { ViewSpecimens } from '@arbora/office/section/views/views.specimen';
import { TileSpecimens } from '@arbora/office/tile/tile.specimen';
import { definePage } from '@arbora/remote';
import { TextLink } from '@arbora/ui';
import type { ComponentType, ReactElement } from 'react';
import css from './parts.module.css';

/** Specimens by section, in the order of the page. */
const SECTIONS = {
  fields: [FieldSpecimens],
  records: [RecordSpecimens],
  editing: [EditingSpecimens],
  sections: [SectionListSpecimens, ViewSpecimens],
  lists: [ListSpecimens, OrderSpecimen],
  search: [SearchSpecimens],
  pictures: [PictureSpecimens, ActionSpecimens],
  people: [PersonSpecimens, OccupancySpecimens],
  tiles: [TileSpecimens],
} satisfies Record<string, readonly ComponentType[]>;
const IDS = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];

function OfficePartsPage(): ReactElement {
  const { t } = useText('parts-office');
  return (
    <SpecimenPage title={t('title')} lead={t('lead')}>
      <nav aria-label={t('label')}>
        <ul role="list" className={css.contents}>
          {IDS.map((id) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{t(`${id}.title`)}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {IDS.map((id) => (
        <section key={id} id={id} className={css.section} aria-label={t(`${id}.title`)}>
          <h2>{t(`${id}.title`)}</h2>
          <div className={css.specimens}>
            {SECTIONS[id].map((Specimens, index) => (
              <Specimens key={index} />
            ))}
          </div>
        </section>
      ))}
    </SpecimenPage>
  );
}

export default definePage({ Component: OfficePartsPage });
