import { defineHead } from '@arbora/remote';

export default defineHead<'content'>(({ t }) => ({ description: t('home.hero.lead') }));
