import { useI18n } from '@arbora/i18n';
import type { TextSection } from '@arbora/remote';
import { lazy, Suspense, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';

interface LazyPartProps<Props extends object> {
  section: TextSection;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Of the loaded component. */
  with: Props;
  fallback?: ReactNode;
}

/** A part of a page whose code and texts are loaded when it is first rendered. */
export function LazyPart<Props extends object>(props: LazyPartProps<Props>): ReactElement {
  const { section, load, with: values, fallback } = props;
  const i18n = useI18n();
  const [Part] = useState<ComponentType<Props>>(() =>
    lazy(async () => {
      const [part] = await Promise.all([load(), i18n.loadTexts(section.namespace, section.texts)]);
      return part;
    }),
  );
  return (
    <Suspense fallback={fallback}>
      <Part {...values} />
    </Suspense>
  );
}
