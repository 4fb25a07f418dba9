import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { Icon, useErrorText } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import { Select } from 'antd';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDebounced } from '../frame/use-debounced';
import { MarkedPerson } from '../person/person-mark';
import { relatedSearchQuery, labelOf, relatedByIdsQuery, type RelationSource } from './relation-source';

interface RelationSelectProps {
  source: RelationSource;
  /** Ids of the selected rows. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Ids of excluded rows. */
  without?: readonly string[];
  many?: boolean;
  clearable?: boolean;
  invalid?: boolean;
  className?: string;
  placeholder?: string;
  onBlur?: () => void;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** Select of rows of another table, with search as you type. */
export function RelationSelect(props: RelationSelectProps): ReactElement {
  const { source, value, onChange, without = [], many, clearable, invalid, ...rest } = props;
  const { t, locale } = useText('office');
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const asked = useDebounced(text.trim());
  const found = useQuery({
    ...relatedSearchQuery(source, asked, locale),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const named = useQuery({ ...relatedByIdsQuery(source, value, locale), enabled: value.length > 0 });
  const rowById = new Map([...(named.data ?? []), ...(found.data ?? [])].map((row) => [row.id, row]));
  function shown(id: string): ReactNode {
    const { label = labelOf(id), state } = rowById.get(id) ?? {};
    // Deleted meanwhile, or not readable by the person.
    if (named.isSuccess && label === id) return t('relation.unavailable');
    return state ? <MarkedPerson name={label} state={state} /> : label;
  }
  // Selected rows keep their labels even if the search does not match them.
  const offered = new Set([...(found.data ?? []).map(({ id }) => id), ...(text ? [] : value)]);
  for (const id of without) offered.delete(id);
  const notFound = found.isFetching
    ? t('relation.searching')
    : found.error
      ? errorText(found.error)
      : t('relation.nothing');
  return (
    <Select<string[] | string | null>
      {...rest}
      {...(many && { mode: 'multiple' })}
      aria-invalid={invalid}
      status={invalid ? 'error' : ''}
      allowClear={clearable && { label: t('list.unselect'), clearIcon: <Icon shape={closeIcon} size="small" /> }}
      loading={found.isFetching}
      notFoundContent={notFound}
      showSearch={{ filterOption: false, onSearch: setText }}
      open={isOpen}
      onOpenChange={setOpen}
      value={many ? [...value] : (value[0] ?? null)}
      onChange={(chosen) => {
        setText('');
        onChange([chosen ?? []].flat());
      }}
      options={[...offered].map((id) => ({ value: id, label: shown(id) }))}
      labelRender={({ value: id }) => shown(String(id))}
    />
  );
}
