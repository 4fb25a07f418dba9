import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Image } from './image';

const WIDTHS = '/lipa?w=300 300w, /lipa?w=600 600w';

function Lime({ className }: { className?: string }): ReactElement {
  return <Image src="/lipa" srcSet={WIDTHS} sizes="50vw" alt="Lípa" width={3} height={2} className={className} />;
}

/** The attributes of an image that load it, in the order in which `change` has set them. */
async function setBy(change: () => void): Promise<string[]> {
  const names: string[] = [];
  const observer = new MutationObserver((records) => names.push(...records.map((record) => record.attributeName!)));
  observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['src', 'srcset', 'sizes'] });
  change();
  await Promise.resolve();
  observer.disconnect();
  return names;
}

test('an image gets its source when it is in the document, and the file by width before the one for all', async () => {
  expect(await setBy(() => render(<Lime />))).toEqual(['sizes', 'srcset', 'src']);
  const image = screen.getByRole('img', { name: 'Lípa' });
  expect(image).toHaveAttribute('src', '/lipa');
  expect(image).toHaveAttribute('srcset', WIDTHS);
  expect(image).toHaveAttribute('sizes', '50vw');
});

test('an image that is rendered again is not loaded again', async () => {
  const { rerender } = render(<Lime />);
  expect(await setBy(() => rerender(<Lime className="wide" />))).toEqual([]);
});

test('an image shows another source in place of the first one', () => {
  const { rerender } = render(<Lime />);
  rerender(<Image src="/dub" alt="Dub" width={3} height={2} />);
  const image = screen.getByRole('img', { name: 'Dub' });
  expect(image).toHaveAttribute('src', '/dub');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});
