import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { Container, PageHeader, TextLink, Tree } from '@arbora/ui';
import type { ComponentType, ReactElement } from 'react';
import { Charts } from './charts';
import { Contents } from './contents';
import { Controls } from './controls';
import { Dialogs } from './dialogs';
import { Files } from './files';
import { Forms } from './forms';
import { Images } from './images';
import { Lists } from './lists';
import { Looks } from './looks';
import { Marks } from './marks';
import { Pages } from './pages';
import css from './specimen.module.css';
import { States } from './states';

const GROUPS = {
  looks: Looks,
  controls: Controls,
  contents: Contents,
  marks: Marks,
  lists: Lists,
  states: States,
  forms: Forms,
  files: Files,
  dialogs: Dialogs,
  images: Images,
  charts: Charts,
  pages: Pages,
} satisfies Record<string, ComponentType>;

function PartsPage(): ReactElement {
  const { t } = useText('parts');
  return (
    <>
      <PageHeader tone="tinted" title={t('title')} lead={t('lead')} illustration={<Tree habit="young" />} />
      <Container>
        <nav aria-label={t('label')}>
          <ul role="list" className={css.contents}>
            {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((id) => (
              <li key={id}>
                <TextLink href={`#${id}`}>{t(`${id}.title`)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      {Object.entries(GROUPS).map(([id, Group]) => (
        <Group key={id} />
      ))}
    </>
  );
}

export default definePage({ Component: PartsPage });
