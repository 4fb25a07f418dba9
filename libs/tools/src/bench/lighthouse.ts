import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audit {
  /** 0 to 100, of the audited categories. */
  scores: Partial<Record<Category, number>>;
  /** Total blocking time in milliseconds. */
  blocking: number;
  /** Audits that lowered a score, by category. */
  findings: string[];
}

interface Report {
  categories: Partial<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}

function findingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${audits[id]!.displayValue ?? audits[id]!.title}`),
  );
}

/** Runs Lighthouse once with its phone preset, downloading it if needed; null if that or its trace of the page fails. */
export async function audit(
  url: string,
  chrome: string,
  dir: string,
  categories: readonly Category[] = CATEGORIES,
): Promise<Audit | null> {
  const file = path.join(dir, 'lighthouse.json');
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const child = spawn('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chrome },
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  if (code !== 0) return null;
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  // A failed trace leaves its category without a score.
  const scores: Audit['scores'] = {};
  for (const category of categories) {
    const score = report.categories[category]?.score ?? null;
    if (score === null) return null;
    scores[category] = Math.round(score * 100);
  }
  return { scores, blocking: report.audits['total-blocking-time']?.numericValue ?? 0, findings: findingsOf(report) };
}
