import { render, screen } from '@testing-library/react';
import { usePopover } from './use-popover';

function Menu({ locationKey }: { locationKey: string }) {
  return <nav ref={usePopover<HTMLElement>(locationKey)} popover="auto" />;
}

test('a menu closes when the person goes elsewhere, not when scripts come or it renders again', () => {
  const hide = jest.fn();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hide;
  const { rerender } = render(<Menu locationKey="here" />);
  rerender(<Menu locationKey="here" />);
  expect(hide).not.toHaveBeenCalled();
  rerender(<Menu locationKey="there" />);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(hide.mock.contexts).toEqual([screen.getByRole('navigation')]);
});
