import { imageUrlAt, type TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Image } from '@arbora/ui';
import { useController } from '@arbora/ui/form';
import { plusIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { type Field, type FieldOptions, type InputProps, OrderedList } from '@arbora/office';
import {
  emptyScene,
  inOrder,
  MAX_SCENES,
  sceneName,
  sceneSchema,
  describeScenes,
  withoutScene,
  withScene,
} from './scene';
import { SceneDialog } from './scene-dialog';
import css from './tours.module.css';

const THUMBNAIL_WIDTH = 200;

/** The scenes of a tour in their order; each is edited in a dialog. */
export function scenesField<const Name extends string, const Label extends string>(
  name: Name,
  options: FieldOptions<Label>,
): Field<Record<Name, TourScene[]>, Label> {
  return {
    ...options,
    names: [name],
    optional: true,
    schemas: { [name]: v.array(v.custom<TourScene>(isScene, 'invalid')) },
    inputOf: (value) => value ?? [],
    formatValue: (value, { locale }) => describeScenes(value as TourScene[], locale),
    Input: ScenesInput,
  };
}

/** Texts that are missing in the database are null, in the form they are empty. */
function isScene(value: unknown): boolean {
  const { name_en, name_pl, yaw, ways, ...scene } = value as TourScene;
  const pitched = ways.map((way) => ({ pitch: 0, ...way }));
  const texts = { name_en: name_en ?? '', name_pl: name_pl ?? '' };
  return v.is(sceneSchema, { ...scene, ...texts, yaw: yaw ?? 0, ways: pitched });
}

function ScenesInput({ name, label, hint }: InputProps): ReactElement {
  const { t, locale } = useText('manager.galleries');
  const { field } = useController({ name });
  const [edited, setEdited] = useState<TourScene | null>(null);
  const scenes = field.value as TourScene[];
  return (
    <fieldset className={css.scenes}>
      <legend className={css.legend}>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      <OrderedList
        label={label}
        items={scenes.map((scene) => ({
          id: scene.id,
          name: sceneName(scene, locale),
          more: <SceneTools scene={scene} onEdit={() => setEdited(scene)} />,
        }))}
        onOrder={(ids) => field.onChange(inOrder(scenes, ids))}
        onRemove={(id) => field.onChange(withoutScene(scenes, id))}
      />
      {scenes.length < MAX_SCENES && (
        <Button variant="secondary" size="small" icon={plusIcon} onClick={() => setEdited(emptyScene())}>
          {t('scene.new')}
        </Button>
      )}
      {edited && (
        <SceneDialog
          scene={edited}
          others={scenes.filter(({ id }) => id !== edited.id)}
          onDone={(scene) => {
            field.onChange(withScene(scenes, scene));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </fieldset>
  );
}

function SceneTools({ scene, onEdit }: { scene: TourScene; onEdit: () => void }): ReactElement {
  const { t, locale } = useText('manager.galleries');
  return (
    <>
      <span className={css.count}>{t('scene.links', { count: scene.ways.length })}</span>
      <span className={css.thumbnail}>
        <Image src={imageUrlAt(scene.image, THUMBNAIL_WIDTH)} alt="" ratio="16:9" />
      </span>
      <Button
        size="small"
        variant="secondary"
        aria-label={t('scene.editOf', { name: sceneName(scene, locale) })}
        onClick={onEdit}
      >
        {t('scene.edit')}
      </Button>
    </>
  );
}
