import { useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { Select } from 'antd';
import { useState, type ReactElement } from 'react';
import { usePaused } from '../frame/use-paused';
import { foundRelated, labelOf, namedRelated, type RelationSource } from './relation-source';

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
  const { t, locale } = useText('manager');
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const asked = usePaused(text.trim());
  const found = useQuery({
    ...foundRelated(source, asked, locale),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const named = useQuery({ ...namedRelated(source, value, locale), enabled: value.length > 0 });
  const known = new Map([...(named.data ?? []), ...(found.data ?? [])].map(({ id, label }) => [id, label]));
  for (const id of value) if (!known.has(id)) known.set(id, labelOf(id));
  // Selected rows keep their labels even if the search does not match them.
  const offered = new Set([...(found.data ?? []).map(({ id }) => id), ...(text ? [] : value)]);
  for (const id of without) offered.delete(id);
  return (
    <Select<string[] | string | null>
      {...rest}
      {...(many && { mode: 'multiple' })}
      status={invalid ? 'error' : ''}
      allowClear={clearable}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? t('relation.searching') : t('relation.nothing')}
      showSearch={{ filterOption: false, onSearch: setText }}
      open={isOpen}
      onOpenChange={setOpen}
      value={many ? [...value] : (value[0] ?? null)}
      onChange={(chosen) => {
        setText('');
        onChange([chosen ?? []].flat());
      }}
      options={[...offered].map((id) => ({ value: id, label: known.get(id) ?? id }))}
      labelRender={({ value: id }) => known.get(String(id)) ?? labelOf(String(id))}
    />
  );
}
