import { imageKey, imageUrlAt, isImageUrl } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Image } from '@arbora/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { ControlledField } from '../form/controlled-field';
import type { Field, FieldOptions, InputProps } from '../section/fields/field';
import css from './image-field.module.css';
import { LibraryDialog } from './library-dialog';

const CropDialog = lazy(() => import('./crop-dialog'));

const PREVIEW_WIDTH = 400;
/** Aspect ratio of most pictures of the site. */
const SITE_ASPECT = 3 / 2;
const address = v.pipe(v.string('invalid'), v.check(isImageUrl, 'invalid'));
const none = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

interface ImageOptions<Label extends string> extends FieldOptions<Label> {
  required?: true;
  /** Width by height of the cropped picture. */
  aspect?: number;
}

/** Field with the URL of a picture, chosen from the library or uploaded. */
export function imageField<const Name extends string, const O extends ImageOptions<string>>(
  name: Name,
  { label, hint, required, aspect }: O,
): Field<Record<Name, O extends { required: true } ? string : string | null>, O['label']> {
  return {
    label,
    hint,
    names: [name],
    optional: !required,
    schemas: { [name]: required ? v.pipe(address, v.nonEmpty('required')) : v.union([none, address], 'invalid') },
    inputOf: (value) => value ?? '',
    formatValue: (value) => String(value ?? ''),
    Input: (props) => <ImageInput {...props} aspect={aspect} />,
  };
}

interface ImageInputProps extends InputProps {
  /** Width by height of the cropped picture; null for a picture that is not cropped. */
  aspect?: number | null | undefined;
}

/** Input of the URL of a picture; an empty text for none. */
export function ImageInput({ aspect = SITE_ASPECT, ...props }: ImageInputProps): ReactElement {
  const { t } = useText('office');
  const [isOpen, setOpen] = useState(false);
  const [isCropping, setCropping] = useState(false);
  // A second crop starts from the uncropped picture.
  const [originals, setOriginals] = useState<Readonly<Record<string, string>>>({});
  return (
    <ControlledField {...props}>
      {({ field, aria }) => {
        const value = String(field.value ?? '');
        return (
          <div className={css.field}>
            <div className={css.preview}>
              <Image src={value === '' ? null : imageUrlAt(value, PREVIEW_WIDTH)} alt="" ratio="4:3" />
            </div>
            <div className={css.buttons}>
              <Button
                {...aria}
                aria-label={t('image.chooseFor', { field: props.label })}
                variant="secondary"
                size="small"
                onClick={() => setOpen(true)}
              >
                {t('image.choose')}
              </Button>
              {aspect !== null && imageKey(value) !== null && (
                <Button
                  aria-label={t('image.cropOf', { field: props.label })}
                  variant="secondary"
                  size="small"
                  onClick={() => setCropping(true)}
                >
                  {t('image.crop')}
                </Button>
              )}
              {value !== '' && (
                <Button
                  aria-label={t('image.removeFrom', { field: props.label })}
                  variant="quiet"
                  size="small"
                  onClick={() => field.onChange('')}
                >
                  {t('image.remove')}
                </Button>
              )}
            </div>
            {isOpen && (
              <LibraryDialog
                onChosen={(chosen) => {
                  field.onChange(chosen);
                  setOpen(false);
                }}
                onClose={() => setOpen(false)}
              />
            )}
            {isCropping && aspect !== null && (
              <Suspense>
                <CropDialog
                  address={originals[value] ?? value}
                  aspect={aspect}
                  onCropped={(cropped) => {
                    setOriginals({ ...originals, [cropped]: originals[value] ?? value });
                    field.onChange(cropped);
                    setCropping(false);
                  }}
                  onClose={() => setCropping(false)}
                />
              </Suspense>
            )}
          </div>
        );
      }}
    </ControlledField>
  );
}
