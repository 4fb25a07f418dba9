import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { personId } from './accounts';
import type { DemoMedia } from './demo-site';
import { insertRows } from './insert';
import { plainPdf } from './plain-pdf';
import { seedId } from './seed-id';

interface DemoFile {
  email: string;
  name: string;
  content_type: string;
  data: Buffer;
}

const PDF = 'application/pdf';

/** Real files attached to orders. */
const FILES: readonly DemoFile[] = [
  {
    email: 'customer@arbora.example',
    name: 'Osazovací plán.pdf',
    content_type: PDF,
    data: plainPdf([
      'Osazovaci plan - obec Kly',
      'Lipa srdcita 14-16: 12 ks',
      'Javor babyka 12-14: 8 ks',
      'Habr 150-175: 240 ks',
    ]),
  },
  {
    email: 'customer@arbora.example',
    name: 'Soupis rostlin.txt',
    content_type: 'text/plain',
    data: Buffer.from('Tilia cordata OK 14-16 ZB; 12\nAcer campestre OK 12-14 ZB; 8\nCarpinus betulus 150-175; 240\n'),
  },
  {
    email: 'customer.sk@arbora.example',
    name: 'Plan zahrady.pdf',
    content_type: PDF,
    data: plainPdf(['Plan zahrady', 'Zivy plot 18 m', 'Tri solitery k terase']),
  },
  {
    email: 'ateliery@zelen.example',
    name: 'Na Sadech – etapa 2.pdf',
    content_type: PDF,
    data: plainPdf(['Ulice Na Sadech, etapa 2', 'Alej 36 ks, rozestup 8 m', 'Rez koruny na 2,5 m']),
  },
];

/**
 * Attaches files to the customers' newest orders, and to one pending basket. Files are stored before their rows are
 * committed.
 * @throws errors of `media`
 */
export async function seedOrderFiles(client: ClientBase, media: DemoMedia, created_at: string): Promise<void> {
  const files = FILES.map(({ email, name, content_type, data }) => ({
    id: seedId(`file ${email} ${name}`),
    bucket: 'basket',
    owner_id: personId(email),
    key: seedId(`file key ${email} ${name}`).replaceAll('-', ''),
    name,
    content_type,
    byte_size: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    created_at,
    data,
  }));
  await Promise.all(files.map(({ key, data }) => media.write(key, data)));
  await insertRows(
    client,
    'app_private.media_object',
    files.map(({ key, byte_size }) => ({ key, kind: 'file', byte_size, created_at })),
  );
  await insertRows(
    client,
    'public.static_file',
    files.map(({ data: _data, ...file }) => file),
  );
  await client.query(WITH_ORDERS);
}

const NAMED = `
  select owner_id, jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name) as files
  from public.static_file where owner_id = any (array(select profile_id from public.shop_order)) group by owner_id`;

/** A pending basket gets the files, else the newest order. */
const WITH_ORDERS = `
  with named as (${NAMED}), standing as (
    update public.user_profile p set basket = p.basket || jsonb_build_object('files', named.files)
    from named where p.id = named.owner_id and p.basket is not null and p.email <> 'customer.sk@arbora.example'
    returning p.id
  )
  update public.shop_order o set basket = o.basket || jsonb_build_object('files', named.files)
  from named
  where o.id = (
    select id from public.shop_order newest where newest.profile_id = named.owner_id
    order by created_at desc, id limit 1
  ) and named.owner_id not in (select id from standing)`;
