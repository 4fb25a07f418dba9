import { requiredLine } from '@arbora/domain';
import * as v from 'valibot';
import type { PrivateRow } from '../../database/private/private-row';
import { AppError } from '../../http/errors';
import { uuid } from '../../http/fields';
import { countCall, type RateLimit } from '../../http/rate-limit';
import type { App, Deps } from '../../service';
import { logAuthEvent } from '../auth-log';
import { lockPassword } from '../lock-password';
import { FACTOR_ERRORS, ownPasswordAndFactor, PASSWORD_ERRORS } from '../own-password';
import { mailSecurityChange } from '../second-factor/mail-security-change';
import { afterFactorRemoved, afterFactorSetUp } from '../second-factor/own-security';
import { verifyOwnFactor } from '../second-factor/verify-own-factor';
import { claimsOf, verifyOwnPassword } from '../verify-own-password';
import { storeChallenge, consumeChallenge } from './challenges';
import { newPasskey } from './passkey-fields';
import { addPasskey } from './passkeys';
import { requireRelyingParty } from './relying-party';
import { webauthn } from './webauthn';

const PATH = '/api/auth/user/security/passkeys';
const config = { access: 'anyone-with-token' } as const;
const LIMIT: RateLimit = { scope: 'user.passkey', max: 30, windowSeconds: 3600 };

const name = requiredLine(100);
const params = v.object({ id: uuid });

/**
 * The caller's passkeys, listed by `GET /api/auth/user/security`: `POST …/passkeys/begin` `{ password }` → creation
 * options for the authenticator; `POST …/passkeys` `{ passkey, name }` → `{ recovery_codes }`, null for a person who
 * has some; `PATCH …/passkeys/{id}` `{ name }` → 204; `DELETE …/passkeys/{id}` `{ password }` → 204. `{
 * password }` also has a `code` or `passkey` if the account has a second factor.
 */
export function registerOwnPasskeys(app: App, deps: Deps): void {
  const { database } = deps;

  app.post(
    `${PATH}/begin`,
    {
      config,
      schema: {
        summary: 'Begins to add a passkey',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'request.limited', 'not_found'],
        body: ownPasswordAndFactor,
      },
    },
    async (request) => {
      const { sub, email } = claimsOf(request);
      const party = requireRelyingParty(deps.config);
      await countCall(database, LIMIT, sub);
      await verifyOwnPassword(deps, request, request.body.password);
      await verifyOwnFactor(deps, request, request.body);
      const { rows } = await database.service.query<PrivateRow<'passkey', 'credential_id'>>(
        'select credential_id from app_private.passkey where person_id = $1',
        [sub],
      );
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpID: party.id,
        rpName: party.name,
        userID: new Uint8Array(Buffer.from(sub.replaceAll('-', ''), 'hex')),
        userName: email,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: rows.map(({ credential_id: id }) => ({ id })),
      });
      await storeChallenge(database, options.challenge, sub);
      return options;
    },
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        summary: 'Adds a passkey',
        errors: ['auth.passkey_invalid', 'auth.challenge_expired', 'not_found'],
        body: v.strictObject({ passkey: newPasskey, name }),
      },
    },
    async (request) => {
      const { sub, email } = claimsOf(request);
      const { passkey, name: given } = request.body;
      const party = requireRelyingParty(deps.config);
      const challenge = await consumeChallenge(database, passkey.response.clientDataJSON, sub);
      const { verifyRegistrationResponse } = await webauthn();
      const verified = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified) throw new AppError('auth.passkey_invalid');
      const codes = await database.asService(async (client) => {
        await client.query('select from public.auth_person where id = $1 for no key update', [sub]);
        await addPasskey(client, sub, given, verified.registrationInfo);
        await mailSecurityChange(client, sub, 'passkey_added');
        return afterFactorSetUp(client, claimsOf(request));
      });
      await logAuthEvent(database, request, { event: 'passkey_added', personId: sub, email });
      return { recovery_codes: codes };
    },
  );

  app.patch(
    `${PATH}/:id`,
    {
      config,
      schema: { summary: 'Renames a passkey', errors: ['not_found'], params, body: v.strictObject({ name }) },
    },
    async (request, reply) => {
      const { rowCount } = await database.asService((client) =>
        client.query('update app_private.passkey set name = $3 where id = $1 and person_id = $2', [
          request.params.id,
          claimsOf(request).sub,
          request.body.name,
        ]),
      );
      if (!rowCount) throw new AppError('not_found');
      return reply.code(204).send();
    },
  );

  app.delete(
    `${PATH}/:id`,
    {
      config,
      schema: {
        summary: 'Removes a passkey',
        errors: [...PASSWORD_ERRORS, ...FACTOR_ERRORS, 'auth.second_factor_missing', 'not_found'],
        params,
        body: ownPasswordAndFactor,
      },
    },
    async (request, reply) => {
      const { sub, email } = claimsOf(request);
      const hash = await verifyOwnPassword(deps, request, request.body.password);
      await verifyOwnFactor(deps, request, request.body);
      await database.asService(async (client) => {
        await lockPassword(client, sub, hash);
        const { rowCount } = await client.query('delete from app_private.passkey where id = $1 and person_id = $2', [
          request.params.id,
          sub,
        ]);
        if (!rowCount) throw new AppError('not_found');
        await afterFactorRemoved(client, deps.config, claimsOf(request));
        await mailSecurityChange(client, sub, 'passkey_removed');
      });
      await logAuthEvent(database, request, { event: 'passkey_removed', personId: sub, email });
      return reply.code(204).send();
    },
  );
}
