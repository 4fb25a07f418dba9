import { enter, reply } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPANY, CREATE, field, fill, open, submit } from './test-registration';

const FOUND = {
  ico: '27082440',
  dic: 'CZ27082440',
  company: 'Školka Haná s.r.o.',
  street: 'Polní 3',
  city: 'Prostějov',
  zip: '796 01',
  country: 'CZ',
  region: 124,
  dissolved_on: null,
};

describe('the company', () => {
  const openCompany = async () => {
    const page = await open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    return page;
  };

  test('is sent with a numeric type', async () => {
    const { server } = await openCompany();
    await enter(field(/^IČO/), '27082440');
    await enter(field(/^Název/), 'Habr s.r.o.');
    await userEvent.selectOptions(field(/^Obor/), 'Školkařská firma');
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ ico: '27082440', company: 'Habr s.r.o.', company_type: 6 });
  });

  test('is looked up by its id: region and empty fields are filled in, typed values stay', async () => {
    const { server } = await open({ [COMPANY]: FOUND });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await enter(field(/^Obec/), 'Smržice');
    await enter(field(/^IČO/), '27082440');
    await waitFor(() => expect(field(/^Název/)).toHaveValue('Školka Haná s.r.o.'));
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({
      ico: '27082440',
      dic: 'CZ27082440',
      city: 'Smržice',
      region: 124,
    });
  });

  test('that was dissolved is reported, and can be registered', async () => {
    await open({ [COMPANY]: { ...FOUND, dissolved_on: '2020-01-31' } });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await enter(field(/^IČO/), 'CZ 270 82 440');
    expect(await screen.findByText(/Tato firma podle registru ARES zanikla dne 31\. ledna 2020\./)).toBeVisible();
    expect(field(/^Název/)).toHaveValue('Školka Haná s.r.o.');
  });

  test('has no region once the id changes or the company is deselected', async () => {
    const { server } = await open({ [COMPANY]: FOUND });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await enter(field(/^IČO/), '27082440');
    await waitFor(() => expect(field(/^Název/)).toHaveValue('Školka Haná s.r.o.'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ ico: '', region: null });
  });

  test('can be entered if the register does not respond', async () => {
    const { server } = await open({ [COMPANY]: reply(500, { code: 'internal', message: '' }) });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await enter(field(/^IČO/), '27082440');
    await enter(field(/^Název/), 'Habr s.r.o.');
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ ico: '27082440', region: null });
  });

  test('has its id validated by the rule of its country, whatever way it is written', async () => {
    const { server } = await openCompany();
    await enter(field(/^IČO/), '526-10-40-828');
    await enter(field(/^Název/), 'Habr s.r.o.');
    await submit();
    expect(await screen.findByText('Neplatné IČO.')).toBeVisible();
    expect(server.sent(CREATE)).toHaveLength(0);
    await userEvent.selectOptions(field('Země'), 'Polsko');
    await waitFor(() => expect(screen.queryByText('Neplatné IČO.')).not.toBeInTheDocument());
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ ico: '5261040828', country: 'PL' });
  });

  test('requires id and name', async () => {
    const { server } = await openCompany();
    await submit();
    expect(await screen.findAllByText('Toto pole nesmí být prázdné.')).toHaveLength(2);
    expect(field('IČO')).toHaveAccessibleDescription('Toto pole nesmí být prázdné.');
    expect(field('Název')).toHaveAccessibleDescription('Toto pole nesmí být prázdné.');
    expect(server.sent(CREATE)).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  });

  describe('replaced after the lookup', () => {
    const OTHER = { ...FOUND, ico: '25596641', dic: null, company: 'Muzeum', street: null, city: 'Hodonín' };
    const names = { Název: /^Název/, DIČ: /^DIČ/, Ulice: /^Ulice/, Obec: /^Obec/, PSČ: /^PSČ/ };
    const shown = () =>
      Object.fromEntries(
        Object.entries(names).map(([name, label]) => [name, (field(label) as HTMLInputElement).value]),
      );
    const empty = { Název: '', DIČ: '', Ulice: '', Obec: '', PSČ: '' };
    const note = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');

    async function openFound() {
      const page = await open({
        [COMPANY]: FOUND,
        'GET /api/company/25596641': OTHER,
        'GET /api/company/45274649': false,
      });
      await fill();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
      await enter(field('IČO'), '27082440');
      await waitFor(() => expect(field(/^Název/)).toHaveValue('Školka Haná s.r.o.'));
      await waitFor(() => expect(note()).toContain('Údaje firmy jsme vyplnili z registru ARES.'));
      return page;
    }
    async function replaceId(ico: string): Promise<void> {
      const id = field('IČO') as HTMLInputElement;
      await userEvent.click(id);
      id.select();
      await userEvent.paste(ico);
    }

    test.each([
      ['an id that the register does not know', '45274649', /nepodařilo najít.*předchozí firmy jsme odstranili/],
      ['an invalid id', '12345678', /předchozí firmy jsme odstranili/],
      ['an incomplete id', '2708', /předchozí firmy jsme odstranili/],
    ])('by %s keeps no data of the previous one', async (_, ico, text) => {
      await openFound();
      await replaceId(ico);
      await waitFor(() => expect(shown()).toEqual(empty));
      await waitFor(() => expect(note()).toMatch(text));
    });

    test('by another company has only the data of that one', async () => {
      await openFound();
      await replaceId('25596641');
      await waitFor(() => expect(shown()).toEqual({ ...empty, Název: 'Muzeum', Obec: 'Hodonín', PSČ: '796 01' }));
      await waitFor(() => expect(note()).not.toContain('odstranili'));
    });

    test('keeps typed values', async () => {
      await openFound();
      await userEvent.clear(field(/^Ulice/));
      await enter(field(/^Ulice/), 'Zadní 7');
      await replaceId('45274649');
      await waitFor(() => expect(shown()).toEqual({ ...empty, Ulice: 'Zadní 7' }));
    });

    test('by a private purchase or another country keeps no data', async () => {
      await openFound();
      await userEvent.selectOptions(field('Země'), 'Slovensko');
      await waitFor(() => expect(shown()).toEqual(empty));
      await userEvent.selectOptions(field('Země'), 'Česko');
      await waitFor(() => expect(field(/^Obec/)).toHaveValue('Prostějov'));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
      await waitFor(() => expect(field(/^Obec/)).toHaveValue(''));
      await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
      await waitFor(() => expect(field(/^Obec/)).toHaveValue('Prostějov'));
    });
  });

  test('is not sent after it was deselected', async () => {
    const { server } = await openCompany();
    await enter(field(/^IČO/), '12345678');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nakupuji pro firmu nebo organizaci' }));
    await submit();
    await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
    expect(server.sent(CREATE)[0]?.body).toMatchObject({ ico: '', company_type: null });
  });
});
