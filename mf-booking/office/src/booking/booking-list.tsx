import { RecordDrawer, SectionList, type Section } from '@arbora/office';
import { useNavigate, useSearchParams } from '@arbora/router';
import { useParamLink } from '@arbora/ui';
import type { ReactElement } from 'react';

interface BookingListProps {
  section: Section;
  /** Path of the list without search and filters. */
  whole: string;
}

/** The list of a section within an event or a slot: a row opens its page or, without one, its record in a drawer. */
export function BookingList({ section, whole }: BookingListProps): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const id = params.get('id');
  return (
    <>
      <SectionList
        key={section.name}
        section={section}
        whole={whole}
        linkTo={(row) => section.pageOf?.(row) ?? link({ id: String(row.id) })}
        onOpen={(row) =>
          section.pageOf
            ? void navigate(section.pageOf(row))
            : void navigate(link({ id: String(row.id) }), { preventScrollReset: true })
        }
      />
      {id !== null && !section.pageOf && (
        <RecordDrawer
          key={id}
          section={section}
          id={id}
          onClosed={() => void navigate(link({ id: null }), { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  );
}
