import { useText } from '@arbora/i18n';
import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import { sizeParts } from '../plant/size-code';

/** The parts of a size code with their meanings; unknown ones are omitted. */
export function SizeCodeMeanings({ code }: { code: string }): ReactElement | null {
  const { t } = useText('shop');
  const parts = sizeParts(code);
  if (parts.length === 0) return null;
  return (
    <DataList
      items={parts.map(({ kind, value }) => ({
        label: t(`size.${kind}`, { value }),
        value: t(`sizeHint.${kind}`),
      }))}
    />
  );
}
