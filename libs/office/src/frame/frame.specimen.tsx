import '../antd/antd.css';
import '../antd/shape.css';
import type { ReactElement } from 'react';
import { failing, SpecimenData } from '../specimen/specimen-data';
import { ManagerPage, type ManagerPageProps } from './manager-page';

/** The frame of the gallery's page, from the same copy of the kit as the specimens; they send no requests. */
export function SpecimenPage(props: ManagerPageProps): ReactElement {
  return (
    <SpecimenData answer={failing}>
      <ManagerPage {...props} />
    </SpecimenData>
  );
}
