import { defineHead } from '@arbora/remote';

export default defineHead(({ t }) => ({ description: t('newsletters.lead') }));
