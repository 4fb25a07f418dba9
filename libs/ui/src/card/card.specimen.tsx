import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { Tree } from '../illustration/tree';
import { Grid } from '../layout/grid';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Card } from './card';

const TONES = ['plain', 'tinted', 'deep'] as const;

export function CardSpecimens(): ReactElement {
  const { t, formats } = useSampleText();
  return (
    <>
      <Specimen name="Card tone, to" wide>
        <Grid as="ul" columns={3}>
          {TONES.map((tone) => (
            <li key={tone}>
              <Card
                tone={tone}
                title={t('title')}
                to="#contents"
                eyebrow={<span>{formats.date('2026-11-24T17:00:00Z')}</span>}
                media={<Tree habit="globe" />}
                footer={<Badge tone="success">{t('short')}</Badge>}
              >
                {t('text')}
              </Card>
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Card layout=row" wide>
        <Card layout="row" title={t('title')} media={<Tree habit="conifer" />}>
          {t('lead')}
        </Card>
      </Specimen>
    </>
  );
}
