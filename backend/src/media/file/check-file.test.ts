import { performance } from 'node:perf_hooks';
import { checkFile } from './check-file';
import { examineFile } from './examine-file';
import { office } from './test-office';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Text that does not repeat, so that the archive unpacks to less than 200 times its size. */
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<w:instrText>${(n * 2_654_435_761) % 4_294_967_296}</w:instrText>`).join('');

it('examines a large document without occupying the event loop', async () => {
  const data = office('docx', { body: paragraphs(350_000) });
  const start = performance.now();
  examineFile(data, DOCX);
  const alone = performance.now() - start;
  await checkFile(office('docx'), DOCX);
  const before = performance.eventLoopUtilization();
  await checkFile(data, DOCX);
  expect(performance.eventLoopUtilization(before).active).toBeLessThan(alone / 3);
}, 60_000);

it('reports a refusal with its code and reason', async () => {
  const data = office('docx', { body: '<w:fldSimple w:instr="DDE cmd"/>' });
  await expect(checkFile(data, DOCX)).rejects.toMatchObject({
    code: 'media.file_unsafe',
    details: { what: 'the field DDE' },
  });
  await expect(checkFile(Buffer.from('PK'), DOCX)).rejects.toMatchObject({ code: 'media.file_unreadable' });
});

it.each(['text/plain', 'image/png'] as const)('accepts %s, which need no examination', async (type) => {
  await expect(checkFile(Buffer.from('a'), type)).resolves.toBeUndefined();
});
