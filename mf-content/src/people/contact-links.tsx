import { mailtoUrl } from '@arbora/domain';
import { TextLink } from '@arbora/ui';
import { mailIcon, phoneIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import css from './contact-links.module.css';

/** Links to phone and e-mail of a person. */
export function ContactLinks({ phone, email }: { phone: string | null; email: string | null }): ReactElement | null {
  if (!phone && !email) return null;
  return (
    <div className={css.links}>
      {phone && (
        <TextLink href={`tel:${phone.replace(/\s/g, '')}`} icon={phoneIcon} look="quiet">
          {phone}
        </TextLink>
      )}
      {email && (
        <TextLink href={mailtoUrl(email)} icon={mailIcon} look="quiet">
          {email}
        </TextLink>
      )}
    </div>
  );
}
