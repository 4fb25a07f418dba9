import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('does not submit a form by default', () => {
    renderWithSite(<Button>Přidat</Button>);
    expect(screen.getByRole('button', { name: 'Přidat' })).toHaveAttribute('type', 'button');
  });

  it('ignores clicks while pending but keeps its name and focus', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    renderWithSite(
      <form onSubmit={onSubmit}>
        <Button type="submit" pending onClick={onClick}>
          Uložit
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Uložit' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('links to internal pages with the language prefix', () => {
    renderWithSite(<ButtonLink to="/sortiment">Sortiment</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Sortiment' })).toHaveAttribute('href', '/cs/sortiment');
  });
  it('opens external sites in a new tab without access to the opener', () => {
    renderWithSite(<ButtonLink href="https://example.org/">Jinam</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Jinam' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
