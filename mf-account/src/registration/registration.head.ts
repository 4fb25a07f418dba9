import { defineHead } from '@arbora/remote';

export default defineHead<'account'>(({ t }) => ({ description: t('registration.lead') }));
