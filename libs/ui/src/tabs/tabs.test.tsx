import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { Tabs } from './tabs';

const tabs = ['Rezervace', 'Údaje', 'Odběr'].map((label) => ({ id: label, label, panel: `panel ${label}` }));

describe('Tabs', () => {
  it('respond to arrow keys, Home and End, and wrap around', async () => {
    renderWithSite(<Tabs label="Účet" tabs={tabs} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Rezervace' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Údaje', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Údaje' })).toHaveTextContent('panel Údaje');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Odběr', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Rezervace', selected: true })).toHaveFocus();
  });
});
