import type { Acl } from '@arbora/domain';
import { defineRemote, type RemoteDefinition } from '@arbora/remote';
import { renderPage, renderPart, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { routes } from '@arbora/routes';
import { ManagerPage } from '../frame/manager-page';
import { officeTexts } from '../locales';
import { managerPage } from '../manager-page';
import { photoTexts } from '../pictures/locales';
import { RecordDrawer } from '../section/record/record-drawer';
import { formWith, type Section, type SectionForm, type SectionRow } from '../section/section';
import { sectionPage } from '../section/section-page';
import { sectionParams } from '../section/section-params';
import { aJob, HISTORY, JOB_ID, jobsSection, LIST, otherJob } from './jobs';
import { kitTexts } from './kit-texts';

const noTexts = () => Promise.resolve({ default: { title: 'Kit' } });

/** A remote whose page has these sections. */
function kitRemote(...sections: [Section, ...Section[]]): RemoteDefinition {
  const filters = sections.flatMap((section) => (section.filters ?? []).map(({ name }) => name));
  const load = () => Promise.resolve({ default: sectionPage(...sections) });
  return defineRemote({
    name: 'mf-office-tests',
    texts: { cs: noTexts, en: noTexts, pl: noTexts },
    commonTexts: [officeTexts, photoTexts],
    routes: [managerPage(routes.managerJobs, 'title', kitTexts, load, { search: sectionParams(...filters) })],
  });
}
export const kit = kitRemote(jobsSection());

interface Opened {
  /** Parameters of the URL: `?q=x`. */
  search?: string;
  routes?: TestRoutes;
  acl?: Acl[];
}

/** Opens the page of a section with two jobs. */
export function openSection(
  section: Section,
  { search = '', routes: more = {}, acl = ['jobs'] }: Opened = {},
): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [aJob()] : replyPage([aJob(), otherJob], 2)),
    [HISTORY]: [{ change_id: 81, row_key: JOB_ID }],
    ...more,
  });
  return renderPage(kitRemote(section), `/cs/manager/jobs${search}`, { server, person: { acl } });
}

/** Opens the drawer of a job, or of a new one. */
export function openRecord(
  section: Section,
  id: string,
  more: TestRoutes = {},
): Promise<RenderedPage & { onClosed: jest.Mock }> {
  const onClosed = jest.fn();
  const server = testServer({ [LIST]: [aJob()], [HISTORY]: [{ change_id: 81, row_key: JOB_ID }], ...more });
  const part = (
    <ManagerPage title="Page">
      <RecordDrawer section={section} id={id} onClosed={onClosed} />
    </ManagerPage>
  );
  return renderPart(kitRemote(section), part, { server, person: { acl: ['jobs'] } }).then((page) => ({
    ...page,
    onClosed,
  }));
}

type Fields = SectionForm<Record<string, unknown>, string>['fields'];
type Saved = jest.Mock<Promise<string>, [Record<string, unknown>, SectionRow | null]>;

/** Opens a form with these fields: of a new row, or of a job with these values. Returns the saved values. */
export async function openFields(
  fields: readonly unknown[],
  row: object | null = null,
  more: TestRoutes = {},
): Promise<RenderedPage & { saved: Saved; onClosed: jest.Mock }> {
  const saved: Saved = jest.fn((_values, _row) => Promise.resolve(JOB_ID));
  const form = formWith<Record<string, unknown>, string>(saved, { create: 'jobs.new', fields: fields as Fields });
  const section = jobsSection({ form: form as never });
  const page = await openRecord(section, row ? JOB_ID : 'new', { [LIST]: [{ ...aJob(), ...row }], ...more });
  return { ...page, saved };
}
