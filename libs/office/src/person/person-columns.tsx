import { MarkedPerson } from './person-mark';
import { personEmail, personInFile, personName, type RowPerson } from './person-name';

interface ColumnOptions<Key> {
  title: Key;
  sort?: boolean;
  hidden?: boolean;
}

/** Column with the person of a row and the badge of a blocked or erased account. */
export function personColumn<const Key extends string>(options: ColumnOptions<Key>) {
  return {
    ...options,
    key: 'person_name' as const,
    cell: (row: RowPerson) => <MarkedPerson name={personName(row)} state={row.person_state} />,
    exported: personInFile,
  };
}

/** Column with the e-mail of a row's person. */
export function personEmailColumn<const Key extends string>(options: ColumnOptions<Key>) {
  return { ...options, key: 'person_email' as const, cell: personEmail, exported: personEmail };
}
