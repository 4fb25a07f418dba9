import type { TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, IconButton } from '@arbora/ui';
import { DecimalField, FieldGroup, SelectField, useFieldArray, useFormContext, useWatch } from '@arbora/ui/form';
import { closeIcon, plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { MAX_WAYS, newWay, sceneName, type SceneInput } from './scene';
import type { Mark } from './scene-picture';

interface WayInputsProps {
  others: readonly TourScene[];
  active: Mark;
  onActive: (mark: Mark) => void;
}

/** The links of a scene: the scene that each leads to, and its direction in degrees. */
export function WayInputs({ others, active, onActive }: WayInputsProps): ReactElement {
  const { t, locale } = useText('manager.galleries');
  const { control } = useFormContext<SceneInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ways' });
  const ways = useWatch({ control, name: 'ways' });
  const yaw = useWatch({ control, name: 'yaw' });
  const unused = others.filter(({ id }) => ways.every(({ to }) => to !== id));
  const scenes = others.map((scene) => ({ value: scene.id, label: sceneName(scene, locale) }));
  return (
    <>
      {fields.map(({ id }, index) => (
        <FieldGroup
          key={id}
          layout="row"
          legend={t('scene.link', { number: index + 1 })}
          actions={
            <>
              <Button
                size="small"
                variant={active === index ? 'primary' : 'secondary'}
                aria-pressed={active === index}
                onClick={() => onActive(index)}
              >
                {t('scene.choose')}
              </Button>
              <IconButton
                icon={closeIcon}
                label={t('scene.removeLink', { number: index + 1 })}
                onClick={() => {
                  remove(index);
                  onActive('start');
                }}
              />
            </>
          }
        >
          <SelectField name={`ways.${index}.to`} label={t('scene.to')} options={scenes} />
          <DecimalField name={`ways.${index}.yaw`} label={t('scene.right')} decimals={1} unit="°" />
          <DecimalField name={`ways.${index}.pitch`} label={t('scene.up')} decimals={1} unit="°" />
        </FieldGroup>
      ))}
      {unused[0] && fields.length < MAX_WAYS && (
        <Button
          variant="secondary"
          size="small"
          icon={plusIcon}
          onClick={() => {
            append(newWay(unused[0]!.id, yaw));
            onActive(fields.length);
          }}
        >
          {t('scene.newLink')}
        </Button>
      )}
      {others.length === 0 && <p>{t('scene.alone')}</p>}
    </>
  );
}
