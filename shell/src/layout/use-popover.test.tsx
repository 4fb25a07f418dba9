import { render, screen } from '@testing-library/react';
import { usePopover } from './use-popover';

function Menu({ locationKey }: { locationKey: string }) {
  return <nav ref={usePopover<HTMLElement>(locationKey)} popover="auto" />;
}

test('a menu closes on navigation, not on hydration or a rerender', () => {
  const hide = jest.fn();
  // jsdom does not implement popovers.
  HTMLElement.prototype.hidePopover = hide;
  const { rerender } = render(<Menu locationKey="here" />);
  rerender(<Menu locationKey="here" />);
  expect(hide).not.toHaveBeenCalled();
  rerender(<Menu locationKey="there" />);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(hide.mock.contexts).toEqual([screen.getByRole('navigation')]);
});
