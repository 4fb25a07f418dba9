import { ACL, COUNTRIES, LOCALES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { machineText } from '../http/fields';

/** Fields of a person in the routes of user administration. */

const role = v.picklist([ROLE.registration, ROLE.customer, ROLE.jobs, ROLE.manager, ROLE.admin], 'invalid');

export const rolesField = v.pipe(v.array(role, 'invalid'), v.maxLength(5, 'too_long'));

export const allowedAppsField = v.pipe(v.array(machineText(60), 'invalid'), v.maxLength(10, 'too_long'));

export const prefsField = v.strictObject({
  locale: v.optional(v.picklist(LOCALES, 'invalid')),
  profile: v.optional(v.strictObject({ country: v.optional(v.nullable(v.picklist(COUNTRIES, 'invalid'))) })),
});

export const aclField = v.pipe(v.array(v.picklist(ACL, 'invalid'), 'invalid'), v.maxLength(ACL.length, 'too_long'));
