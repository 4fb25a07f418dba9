import { MAIL_ALIGNS, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useBackGuard, useNavigate } from '@arbora/router';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import {
  Form,
  FormError,
  SelectField,
  SubmitButton,
  TextField,
  deleteOwnDraft,
  useAppForm,
  useIdempotencyKey,
  useUnsavedGuard,
  useWatch,
  type AppForm,
} from '@arbora/ui/form';
import { type ReactElement } from 'react';
import * as v from 'valibot';
import { useAction, useFormFieldText, useDebounced, useConfirm, RichText } from '@arbora/office';
import { MailPreview } from './mail-preview';
import type { Audience, Newsletter } from './newsletter.queries';
import { newsletterDefaults, newsletterSchema, type NewsletterInput, type NewsletterValues } from './newsletter.schema';
import css from './newsletters.module.css';
import { sendNewsletter, testNewsletter } from './send-newsletter.mutation';

const DRAFT = { form: 'newsletter' };

interface NewsletterFormProps {
  lists: readonly Audience[];
  /** Newsletter to copy the text from. */
  source: Newsletter | null;
}

/** Composes a newsletter beside its preview; sends it to the author as a test, then to a list. */
export function NewsletterForm({ lists, source }: NewsletterFormProps): ReactElement {
  const { t, locale, formats } = useText('manager.mail');
  const form = useAppForm(newsletterSchema, newsletterDefaults(source));
  const fieldText = useFormFieldText();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const newsletterHref = (newsletter: string): string =>
    routes.managerMail.href({ list: 'newsletters', id: newsletter });
  const send = useAction(
    {
      ...sendNewsletter,
      onSuccess: ({ newsletter }) => {
        form.reset(form.getValues());
        deleteOwnDraft(DRAFT.form);
        void navigate(newsletterHref(newsletter));
      },
    },
    ({ queued }) => t('newsletter.queued', { count: queued, number: formats.number(queued) }),
  );
  const test = useAction(testNewsletter, () => t('newsletter.testSent'));
  useDraftGuard(form.formState.isDirty);

  const options = lists.map((list) => ({
    value: list.id,
    label: `${textIn(list, 'name', locale)} – ${t('newsletter.subscribers', { count: list.subscribers, number: formats.number(list.subscribers) })}`,
  }));

  /** Always false: nothing is submitted yet; the confirmation sends. */
  function confirmSending(values: NewsletterValues): false {
    const list = lists.find(({ id }) => id === values.subscriptionId);
    if (!list?.subscribers) {
      form.setError('subscriptionId', { message: 'no_subscribers' }, { shouldFocus: true });
      return false;
    }
    const counted = { count: list.subscribers, number: formats.number(list.subscribers) };
    confirm({
      title: t('newsletter.askTitle', counted),
      text: t('newsletter.askText', { subject: values.subject, list: textIn(list, 'name', locale) }),
      ok: t('newsletter.askOk', counted),
      run: () => send.run({ values, idempotencyKey: keyOf(values) }),
    });
    return false;
  }
  return (
    <div className={css.compose}>
      <Form
        form={form}
        onSubmit={confirmSending}
        fieldText={fieldText}
        label={t('newsletter.new')}
        autoComplete="off"
        draft={DRAFT}
      >
        <SelectField
          name="subscriptionId"
          label={t('newsletter.list')}
          options={options}
          placeholder={t('newsletter.chooseList')}
        />
        <TextField name="subject" label={t('mail.subject')} maxLength={200} />
        <TextField name="headline" label={t('newsletter.headline')} hint={t('newsletter.headlineHint')} optional />
        <SelectField
          name="align"
          label={t('newsletter.align')}
          options={MAIL_ALIGNS.map((value) => ({ value, label: t(`align.${value}`) }))}
        />
        <RichText name="body_html" label={t('newsletter.body')} of="letter" />
        <FormError />
        <div className={css.buttons}>
          <SubmitButton>{t('newsletter.send')}</SubmitButton>
          <Button
            variant="secondary"
            pending={test.isPending}
            onClick={() => void form.handleSubmit((values) => test.run(values))()}
          >
            {t('newsletter.test')}
          </Button>
        </div>
      </Form>
      <DraftPreview control={form.control} />
    </div>
  );
}

/** Preview of the mail, once the form is complete. */
function DraftPreview({ control }: { control: AppForm<NewsletterInput, NewsletterValues>['control'] }): ReactElement {
  const { t } = useText('manager.mail');
  const typed = useDebounced(JSON.stringify(useWatch({ control })));
  const draft = v.safeParse(newsletterSchema, JSON.parse(typed));
  return draft.success ? (
    <MailPreview values={draft.output} />
  ) : (
    <p className={css.noPreview}>{t('preview.incomplete')}</p>
  );
}

/** Asks before a navigation or a closed tab discards the input. */
function useDraftGuard(isDirty: boolean): void {
  const { t: ui } = useText('ui');
  const confirm = useConfirm();
  useUnsavedGuard(isDirty);
  useBackGuard(isDirty, (leave) =>
    confirm({
      title: ui('drawer.title'),
      text: ui('drawer.text'),
      ok: ui('drawer.leave'),
      danger: true,
      run: leave,
    }),
  );
}
