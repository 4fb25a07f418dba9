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
  emails,
  bankCode,
  days,
  hours,
  email,
  flag,
  httpOrigin,
  list,
  megabytes,
  optionalUrl,
  percent,
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
import { companyEnvironment, sellerFrom, type ConfiguredSeller } from './config-company';
import { productionProblem } from './config-production';
import { INSTALLATION, isPackaged } from './installation';
import { BANK_API_SECRETS, bankApiEnvironment, bankApiOf, type BankApi } from './config-bank-api';
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

/** Defaults of the demo, which a production site must replace. */
const DEMO = {
  PAYMENT_ACCOUNT_NUMBER: '2000145399',
  CONTACT_EMAIL: 'info@arbora.example',
  CONTACT_PHONE: '+420 315 000 111',
  MAIL_FROM: 'web@arbora.example',
  NOTIFY_CZ: 'registrace@arbora.example',
  NOTIFY_SK: 'registracia@arbora.example',
  OTT_SECRET: 'arbora-one-time-token',
};

/** Default for development, not secret: a fresh clone must work without settings. */
const DEMO_CODE_SECRET = 'arbora-one-time-codes';
const DEMO_PERSON = 'Hana Lipová';
const DEMO_INVITED = ['customer@arbora.example'];

/** All settings of an operator, with defaults that work in a fresh clone. */
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
  CUSTOMER_SESSION_DAYS: v.optional(days, '90'),
  STAFF_SESSION_DAYS: v.optional(days, '30'),
  STAFF_IDLE_HOURS: v.optional(hours, '12'),
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
  SITE_S3_URL: v.optional(s3Url, ''),
  DEPLOY_SIGNING_KEY: v.optional(text),
  SITE_KEYS: v.optional(text),
  POSTGREST_URL: v.optional(optionalUrl(['http:', 'https:']), ''),
  SEED_DEMO: v.optional(flag),
  DEMO_PICTURES: v.optional(v.picklist(['drawn', 'plain'], 'must be drawn or plain'), 'drawn'),
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
  INVITED_EMAILS: v.optional(emails),
  MAILING_LISTS: v.optional(uuids, SUBSCRIPTION_IDS.join(',')),
  TAG_MANAGER_ID: v.optional(tagManagerId, ''),
  WEB_VITALS_PERCENT: v.optional(percent, '10'),
  JOB_APPLICATION_DAYS: v.optional(days, '180'),
  WAITING_OFFER_HOURS: v.optional(hours, '24'),
  API_DOCS: v.optional(flag),
  ...companyEnvironment,
  ...walletEnvironment,
  ...bankApiEnvironment,
});

/** Settings whose values are never shown, even in errors. */
const SECRETS: ReadonlySet<string> = new Set([
  'METRICS_TOKEN',
  'SIGNING_SECRET',
  'OTT_SECRET',
  'INVITED_EMAILS',
  ...WALLET_SECRETS,
  ...BANK_API_SECRETS,
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
  /** Proxies whose `X-Forwarded-For` headers are trusted; 0 = none. */
  trustProxy: TrustedProxies;
  signing: {
    /** Secret that encrypts the private keys of access tokens in the database; null = they are not encrypted. */
    secret: string | null;
    /** Secret that encrypts the secrets of one-time codes; null = such codes are not offered. */
    codeSecret: string | null;
    /** Time after which a new key signs. */
    days: number;
  };
  /** Staff need a second factor to work in the back office. */
  staffSecondFactor: boolean;
  /** Lifetimes of sessions; a refresh extends use, never the total. */
  sessions: {
    customerDays: number;
    staffDays: number;
    /** Time without a refresh after which a session of staff ends. */
    staffIdleHours: number;
  };
  /** Retention of the history of staff's changes. */
  historyDays: number;
  /** Time to undo a decision on a registration before it takes effect. */
  registrationUndoSeconds: number;
  /** Time limit for waiting for a render worker, and for rendering; beyond it the browser renders the page. */
  renderSeconds: number;
  /** Token to read `/metrics`; null = readable directly from this machine or a private network. */
  metricsToken: string | null;
  /** Time that a stopping process still serves, until load balancers have seen that `/readyz` fails. */
  drainSeconds: number;
  /** An external PostgreSQL; null = the embedded one in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  media: {
    /** Folder of pictures and files; unused with `s3`. */
    dir: string;
    s3: S3Bucket | null;
    /** Size limit of the cache of resized pictures, in bytes. */
    cacheBytes: number;
  };
  /** Folder of the deployed site: registry, shell and remotes. */
  siteDir: string;
  /** The bucket of which `siteDir` is a copy; null = the folder is the site. */
  siteBucket: S3Bucket | null;
  /** File of the private key that signs deployments to this server; null = they are not signed. */
  deploySigningKey: string | null;
  /** File of the public keys of which one must have signed the registry; null = any registry is delivered. */
  siteKeys: string | null;
  /** A PostgREST that replaces our own data service; null = our own. */
  postgrestUrl: string | null;
  /** Seed an empty database with demo accounts and content. */
  seedDemo: boolean;
  /** Pictures of the demo data: drawings, or areas of one colour, which take hardly any CPU time. */
  demoPictures: 'drawn' | 'plain';
  /** null = mails stay in the mailbox table. */
  smtpUrl: string | null;
  /** The public key that browsers send when they create an account. */
  appKey: string;
  /** External services that replace our own; null = our own. URLs without a trailing slash. */
  external: {
    /** Business register; a company id is appended as the last part of the path. */
    aresUrl: string | null;
    consentUrl: string | null;
    ipUrl: string | null;
    ottUrl: string | null;
    /** Draws payment QR codes; their parameters are appended as a query. */
    paymentQrUrl: string | null;
  };
  /** Secret with which applications sign requests for one-time tokens; null = no tokens are issued. */
  ottSecret: string | null;
  payment: { accountPrefix: string; accountNumber: string; bankCode: string };
  /** The API from which the movements of `payment` are fetched; null = none are fetched. */
  bankApi: BankApi | null;
  /** Message of payments; conditions of paid reservations, by the languages whose default text they replace. */
  paymentTexts: { message: string; rules: Partial<Record<Locale, string>> };
  /** `person` answers the phone; null = mails name no one. */
  brand: { name: string; email: string; phone: string; person: string | null; address: string };
  /** The company behind the brand; read it by `sellerOf`. */
  seller: ConfiguredSeller;
  /** Anonymous visitors may browse the assortment; the live setting `assortment.open` overrides it. */
  openAssortment: boolean;
  /** The first branch is the default one. */
  branches: BranchSetting[];
  /** Addresses invited to `/trendy2024` besides staff, in lower case. */
  invitedEmails: string[];
  /** Ids of the offered newsletters, in order; the registration form offers the first three. */
  mailingLists: string[];
  /** Tag manager container that pages load for visitors who consent to analytics; null = never loaded. */
  tagManagerId: string | null;
  /** Share of visits that report web vitals. */
  webVitalsPercent: number;
  /** Overrides of the cookie consent by admins. */
  consent: ConsentOverrides;
  mail: {
    from: string;
    /** Addresses for notifications about a country's customers, unless they go to a branch. */
    notify: Record<Country, string>;
  };
  /** Retention of job applications. */
  jobApplicationDays: number;
  /** Time to accept an offer of freed places. */
  waitingOfferHours: number;
  /** Phone wallets for which ticket passes are made; null = not configured. */
  wallets: { apple: AppleWallet | null; google: GoogleWallet | null };
  /** Publish the documentation of the API. */
  apiDocs: boolean;
}

/** An invalid setting; the message is one line that names it. */
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
    // A URL may contain a password, which must not be shown or logged.
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
    sessions: {
      customerDays: value.CUSTOMER_SESSION_DAYS,
      staffDays: value.STAFF_SESSION_DAYS,
      staffIdleHours: value.STAFF_IDLE_HOURS,
    },
    historyDays: value.HISTORY_DAYS,
    registrationUndoSeconds: value.REGISTRATION_UNDO_SECONDS,
    renderSeconds: value.RENDER_SECONDS,
    metricsToken: value.METRICS_TOKEN ?? null,
    drainSeconds: value.DRAIN_SECONDS,
    databaseUrl,
    dataDir: path.resolve(value.DATA_DIR),
    media: {
      // Follows the data folder, so that two databases never share a media folder by accident.
      dir: path.resolve(value.MEDIA_DIR ?? (given.DATA_DIR ? `${given.DATA_DIR}/media` : INSTALLATION.mediaDir)),
      s3: value.S3_URL,
      cacheBytes: value.MEDIA_CACHE_MB,
    },
    siteDir: path.resolve(value.SITE_DIR),
    siteBucket: value.SITE_S3_URL,
    deploySigningKey: value.DEPLOY_SIGNING_KEY ?? null,
    siteKeys: value.SITE_KEYS ?? null,
    postgrestUrl: value.POSTGREST_URL?.replace(/\/+$/, '') ?? null,
    seedDemo,
    demoPictures: value.DEMO_PICTURES,
    smtpUrl: value.SMTP_URL,
    appKey: value.APP_KEY,
    external: {
      aresUrl: value.ARES_URL,
      consentUrl: value.CONSENT_URL,
      ipUrl: value.IP_URL,
      ottUrl: value.OTT_URL,
      paymentQrUrl: value.PAYMENT_QR_URL,
    },
    // The default is in the source code, so it is no secret: never use it in production.
    ottSecret: value.OTT_SECRET ?? (value.NODE_ENV === 'production' ? null : DEMO.OTT_SECRET),
    payment: {
      accountPrefix: value.PAYMENT_ACCOUNT_PREFIX,
      accountNumber: value.PAYMENT_ACCOUNT_NUMBER,
      bankCode: value.PAYMENT_BANK_CODE,
    },
    bankApi: bankApiOf(value),
    paymentTexts: { message: PAYMENT_MESSAGE, rules: {} },
    brand: {
      name: value.BRAND_NAME,
      email: value.CONTACT_EMAIL,
      phone: value.CONTACT_PHONE,
      person: value.CONTACT_PERSON ?? (seedDemo ? DEMO_PERSON : null),
      address: value.CONTACT_ADDRESS,
    },
    seller: sellerFrom(value, seedDemo),
    openAssortment: value.OPEN_ASSORTMENT,
    branches: value.BRANCHES,
    invitedEmails: value.INVITED_EMAILS ?? (seedDemo ? DEMO_INVITED : []),
    mailingLists: value.MAILING_LISTS,
    tagManagerId: value.TAG_MANAGER_ID,
    webVitalsPercent: value.WEB_VITALS_PERCENT,
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
