import { defineHead } from '@arbora/remote';

export default defineHead<'content.home'>(({ t }) => ({ description: t('hero.lead') }));
