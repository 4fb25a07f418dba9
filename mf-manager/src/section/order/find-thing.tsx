import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Select } from 'antd';
import { useEffect, useState, type ReactElement } from 'react';

/** A pause in typing after which is searched. */
const PAUSE_MS = 250;

export interface Found {
  id: string;
  name: string;
}

interface FindThingProps {
  label: string;
  /** Names the search among all that are kept. */
  queryKey: readonly string[];
  search: (text: string) => Promise<Found[]>;
  /** Ids that are not offered. */
  without: readonly string[];
  onFound: (found: Found) => void;
}

/** Finds a thing as one types, and gives it. */
export function FindThing({ label, queryKey, search, without, onFound }: FindThingProps): ReactElement {
  const { t } = useText('manager');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    queryKey: [...queryKey, 'found', asked],
    queryFn: () => search(asked),
    staleTime: 30_000,
    enabled: isOpen,
  });
  const options = (found.data ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select<string | null>
      aria-label={label}
      placeholder={label}
      value={null}
      searchValue={typed}
      showSearch
      filterOption={false}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? null : t('order.nothingFound')}
      options={options}
      onOpenChange={setIsOpen}
      onSearch={setTyped}
      onSelect={(id) => {
        const chosen = found.data?.find((one) => one.id === id);
        setTyped('');
        if (chosen) onFound(chosen);
      }}
    />
  );
}
