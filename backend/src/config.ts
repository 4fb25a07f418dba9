import path from 'node:path';
import {
  BRAND,
  DEFAULT_SITE,
  PAYMENT_MESSAGE,
  SUBSCRIPTION_IDS,
  type ConsentOverrides,
  type Country,
  type Locale,
} from '@arbora/domain';
import * as v from 'valibot';
import {
  account,
  addresses,
  bankCode,
  days,
  hours,
  email,
  flag,
  httpOrigin,
  ico,
  list,
  megabytes,
  optionalUrl,
  port,
  prefix,
  seconds,
  secret,
  serviceUrl,
  s3Url,
  tagManagerId,
  text,
  trustedProxies,
  uuids,
} from './config-values';
import { developmentProblem } from './config-development';
import { productionProblem } from './config-production';
import { INSTALLATION, isPackaged } from './installation';
import { branches, type BranchSetting } from './config-branches';
import {
  WALLET_SECRETS,
  walletEnvironment,
  walletProblem,
  walletsOf,
  type AppleWallet,
  type GoogleWallet,
} from './config-wallets';
import type { S3Bucket, TrustedProxies } from './config-values';

/** What the demo says of itself; no site that runs for real may go on with it. */
const DEMO = {
  PAYMENT_ACCOUNT_NUMBER: '2000145399',
  CONTACT_EMAIL: 'info@arbora.example',
  CONTACT_PHONE: '+420 315 000 111',
  MAIL_FROM: 'web@arbora.example',
  NOTIFY_CZ: 'registrace@arbora.example',
  NOTIFY_SK: 'registracia@arbora.example',
  OTT_SECRET: 'arbora-one-time-token',
};

/** No secret at all: outside production, where everything works from a bare clone. */
const DEMO_CODE_SECRET = 'arbora-one-time-codes';
const DEMO_PERSON = 'Hana Lipová';
const DEMO_INVITED = ['customer@arbora.example'];

/** Everything an operator may set, each with the value that works from a bare clone. */
const environment = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), isPackaged ? 'production' : 'development'),
  HOST: v.optional(text, '127.0.0.1'),
  DEV_ON_NETWORK: v.optional(flag, '0'),
  PORT: v.optional(port, '8080'),
  PUBLIC_ORIGIN: v.optional(httpOrigin),
  SERVICES: v.optional(list),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
  TRUST_PROXY: v.optional(trustedProxies, '0'),
  SIGNING_SECRET: v.optional(secret),
  SIGNING_KEY_DAYS: v.optional(days, '30'),
  STAFF_SECOND_FACTOR: v.optional(flag, '0'),
  HISTORY_DAYS: v.optional(days, '730'),
  REGISTRATION_UNDO_SECONDS: v.optional(seconds, '30'),
  RENDER_SECONDS: v.optional(v.pipe(seconds, v.minValue(1, 'must be at least 1')), '3'),
  METRICS_TOKEN: v.optional(secret),
  DRAIN_SECONDS: v.optional(seconds, '0'),
  DATABASE_URL: v.optional(optionalUrl(['postgres:', 'postgresql:', 'socket:']), ''),
  DATA_DIR: v.optional(text, INSTALLATION.dataDir),
  MEDIA_DIR: v.optional(text),
  MEDIA_CACHE_MB: v.optional(megabytes, '1024'),
  S3_URL: v.optional(s3Url, ''),
  SITE_DIR: v.optional(text, INSTALLATION.siteDir),
  POSTGREST_URL: v.optional(optionalUrl(['http:', 'https:']), ''),
  SEED_DEMO: v.optional(flag),
  SMTP_URL: v.optional(optionalUrl(['smtp:', 'smtps:']), ''),
  APP_KEY: v.optional(text, 'arbora-web'),
  ARES_URL: v.optional(serviceUrl, ''),
  CONSENT_URL: v.optional(serviceUrl, ''),
  IP_URL: v.optional(serviceUrl, ''),
  OTT_URL: v.optional(serviceUrl, ''),
  OTT_SECRET: v.optional(secret),
  PAYMENT_QR_URL: v.optional(serviceUrl, ''),
  PAYMENT_ACCOUNT_PREFIX: v.optional(prefix, '19'),
  PAYMENT_ACCOUNT_NUMBER: v.optional(account, DEMO.PAYMENT_ACCOUNT_NUMBER),
  PAYMENT_BANK_CODE: v.optional(bankCode, '0100'),
  BRAND_NAME: v.optional(text, BRAND),
  COMPANY_NAME: v.optional(text),
  COMPANY_ICO: v.optional(ico),
  COMPANY_DIC: v.optional(text),
  OPEN_ASSORTMENT: v.optional(flag, '1'),
  CONTACT_EMAIL: v.optional(email, DEMO.CONTACT_EMAIL),
  CONTACT_PHONE: v.optional(text, DEMO.CONTACT_PHONE),
  CONTACT_PERSON: v.optional(text),
  CONTACT_ADDRESS: v.optional(text, DEFAULT_SITE.contacts.address),
  MAIL_FROM: v.optional(email, DEMO.MAIL_FROM),
  NOTIFY_CZ: v.optional(email, DEMO.NOTIFY_CZ),
  NOTIFY_SK: v.optional(email, DEMO.NOTIFY_SK),
  NOTIFY_PL: v.optional(email),
  BRANCHES: v.optional(branches, JSON.stringify(DEFAULT_SITE.branches)),
  INVITED_EMAILS: v.optional(addresses),
  MAILING_LISTS: v.optional(uuids, SUBSCRIPTION_IDS.join(',')),
  TAG_MANAGER_ID: v.optional(tagManagerId, ''),
  JOB_APPLICATION_DAYS: v.optional(days, '180'),
  WAITING_OFFER_HOURS: v.optional(hours, '24'),
  API_DOCS: v.optional(flag),
  ...walletEnvironment,
});

/** Never shown, also when they are wrong. */
const SECRETS: ReadonlySet<string> = new Set([
  'METRICS_TOKEN',
  'SIGNING_SECRET',
  'OTT_SECRET',
  'INVITED_EMAILS',
  ...WALLET_SECRETS,
]);

export interface Config {
  /** Incremented by each change of the settings that override the configuration. */
  revision: number;
  env: 'development' | 'production' | 'test';
  host: string;
  /** 0 = any free port. */
  port: number;
  /** Origin in links of mails and QR codes, without a slash at the end. */
  publicOrigin: string;
  /** Names of the services this process runs; none = all. */
  services: string[];
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The proxies in front whose forwarded-for headers are believed; 0 = none. */
  trustProxy: TrustedProxies;
  signing: {
    /** What the private keys of access tokens are sealed with in the database; null = they are not. */
    secret: string | null;
    /** What the secrets of one-time codes are sealed with; null = none are offered. */
    codeSecret: string | null;
    /** How long a key signs before the next one does. */
    days: number;
  };
  /** Whether staff needs a second factor to work in the back office. */
  staffSecondFactor: boolean;
  /** How long what staff changed is kept. */
  historyDays: number;
  /** How long a decision on a registration can be undone before it takes effect. */
  registrationUndoSeconds: number;
  /** How long a page may wait for a render worker, and how long it may take, before the browser renders it. */
  renderSeconds: number;
  /** What `/metrics` is read with; null = straight from this machine or a private network. */
  metricsToken: string | null;
  /** How long a process that is told to end goes on serving while `/readyz` sends new requests elsewhere. */
  drainSeconds: number;
  /** A PostgreSQL of the operator's own; null = the embedded one in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  media: {
    /** Folder of pictures and files, unless they are in `s3`. */
    dir: string;
    s3: S3Bucket | null;
    /** Room for pictures in other sizes than sent, in bytes. */
    cacheBytes: number;
  };
  /** Folder of what is deployed: registry, shell and remotes. */
  siteDir: string;
  /** A PostgREST in the place of our own data service; null = our own. */
  postgrestUrl: string | null;
  /** Whether demo accounts and content are put into an empty database. */
  seedDemo: boolean;
  /** null = mails stay in the mailbox table. */
  smtpUrl: string | null;
  /** The public key that browsers send when they create an account. */
  appKey: string;
  /** Outside services in place of our own; null = our own. Addresses without a slash at the end. */
  outside: {
    /** Business register; a company id is appended as the last part of the path. */
    aresUrl: string | null;
    consentUrl: string | null;
    ipUrl: string | null;
    ottUrl: string | null;
    /** Draws payment codes; the query of each is appended. */
    paymentQrUrl: string | null;
  };
  /** What applications sign their wish for a one-time token with; null = none are given. */
  ottSecret: string | null;
  payment: { accountPrefix: string; accountNumber: string; bankCode: string };
  /** Message of payments; conditions of paid reservations in the languages where they replace the site's own texts. */
  paymentTexts: { message: string; rules: Partial<Record<Locale, string>> };
  /** `person` answers the phone; null = mails name nobody. */
  brand: { name: string; email: string; phone: string; person: string | null; address: string };
  /** The company behind the brand; what is not told is not shown. */
  company: { name: string | null; ico: string | null; dic: string | null };
  /** Whether anonymous visitors may browse the assortment; the live setting `assortment.open` overrides it. */
  openAssortment: boolean;
  /** The first branch is the default one. */
  branches: BranchSetting[];
  /** Whom the invitation of `/trendy2024` is meant for besides staff, in lower case. */
  invitedEmails: string[];
  /** Ids of the newsletters that are offered, in their order; the registration form offers the first three. */
  mailingLists: string[];
  /** Container of the tag manager that pages load for visitors who agree to analytics; null = none is ever loaded. */
  tagManagerId: string | null;
  /** What admins set of the cookie consent. */
  consent: ConsentOverrides;
  mail: {
    from: string;
    /** Where the nursery is told of what customers of a country do, unless a branch is. */
    notify: Record<Country, string>;
  };
  /** How long job applications are kept, in days. */
  jobApplicationDays: number;
  /** How long freed places are offered to the next in line. */
  waitingOfferHours: number;
  /** The wallets of phones that passes for tickets are made for; null = none. */
  wallets: { apple: AppleWallet | null; google: GoogleWallet | null };
  /** Whether the documentation of the API is published. */
  apiDocs: boolean;
}

/** A setting is wrong; the message is one line that names it. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables; an empty variable counts as not set.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = String(issue.path?.[0].key);
    // An address may hold a password, which has no place on a screen or in a log.
    const shown = SECRETS.has(name) ? '…' : JSON.stringify(given[name])?.replace(/\/\/.*@/, '//…@');
    throw new ConfigError(`${name} is not valid: ${issue.message} (it is ${shown})`);
  }
  const value = parsed.output;
  const problem = developmentProblem(value) ?? productionProblem(given, value, DEMO) ?? walletProblem(value);
  if (problem !== null) throw new ConfigError(problem);
  const databaseUrl = value.DATABASE_URL;
  const seedDemo = value.SEED_DEMO ?? (databaseUrl === null && value.NODE_ENV !== 'production' && !isPackaged);
  return {
    revision: 0,
    env: value.NODE_ENV,
    host: value.HOST,
    port: value.PORT,
    publicOrigin: value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`,
    services: value.SERVICES ?? [],
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY,
    signing: {
      secret: value.SIGNING_SECRET ?? null,
      codeSecret: value.SIGNING_SECRET ?? (value.NODE_ENV === 'production' ? null : DEMO_CODE_SECRET),
      days: value.SIGNING_KEY_DAYS,
    },
    staffSecondFactor: value.STAFF_SECOND_FACTOR,
    historyDays: value.HISTORY_DAYS,
    registrationUndoSeconds: value.REGISTRATION_UNDO_SECONDS,
    renderSeconds: value.RENDER_SECONDS,
    metricsToken: value.METRICS_TOKEN ?? null,
    drainSeconds: value.DRAIN_SECONDS,
    databaseUrl,
    dataDir: path.resolve(value.DATA_DIR),
    media: {
      // Two databases never share one by accident: whoever sets another data folder has another one of these too.
      dir: path.resolve(value.MEDIA_DIR ?? (given.DATA_DIR ? `${given.DATA_DIR}/media` : INSTALLATION.mediaDir)),
      s3: value.S3_URL,
      cacheBytes: value.MEDIA_CACHE_MB,
    },
    siteDir: path.resolve(value.SITE_DIR),
    postgrestUrl: value.POSTGREST_URL?.replace(/\/+$/, '') ?? null,
    seedDemo,
    smtpUrl: value.SMTP_URL,
    appKey: value.APP_KEY,
    outside: {
      aresUrl: value.ARES_URL,
      consentUrl: value.CONSENT_URL,
      ipUrl: value.IP_URL,
      ottUrl: value.OTT_URL,
      paymentQrUrl: value.PAYMENT_QR_URL,
    },
    // A secret that stands in the source is none.
    ottSecret: value.OTT_SECRET ?? (value.NODE_ENV === 'production' ? null : DEMO.OTT_SECRET),
    payment: {
      accountPrefix: value.PAYMENT_ACCOUNT_PREFIX,
      accountNumber: value.PAYMENT_ACCOUNT_NUMBER,
      bankCode: value.PAYMENT_BANK_CODE,
    },
    paymentTexts: { message: PAYMENT_MESSAGE, rules: {} },
    brand: {
      name: value.BRAND_NAME,
      email: value.CONTACT_EMAIL,
      phone: value.CONTACT_PHONE,
      person: value.CONTACT_PERSON ?? (seedDemo ? DEMO_PERSON : null),
      address: value.CONTACT_ADDRESS,
    },
    company: { name: value.COMPANY_NAME ?? null, ico: value.COMPANY_ICO ?? null, dic: value.COMPANY_DIC ?? null },
    openAssortment: value.OPEN_ASSORTMENT,
    branches: value.BRANCHES,
    invitedEmails: value.INVITED_EMAILS ?? (seedDemo ? DEMO_INVITED : []),
    mailingLists: value.MAILING_LISTS,
    tagManagerId: value.TAG_MANAGER_ID,
    consent: {},
    jobApplicationDays: value.JOB_APPLICATION_DAYS,
    waitingOfferHours: value.WAITING_OFFER_HOURS,
    wallets: walletsOf(value),
    apiDocs: value.API_DOCS ?? value.NODE_ENV !== 'production',
    mail: {
      from: value.MAIL_FROM,
      notify: { CZ: value.NOTIFY_CZ, SK: value.NOTIFY_SK, PL: value.NOTIFY_PL ?? value.NOTIFY_CZ },
    },
  };
}
