import type { TourScene } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Dialog } from '@arbora/ui';
import { DecimalField, FormProvider, TextField, useAppForm, useWatch } from '@arbora/ui/form';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { ImageInput, LanguageInputs } from '@arbora/office';
import type { Direction } from './direction';
import { inputOfScene, sceneSchema } from './scene';
import { ScenePicture, type Mark } from './scene-picture';
import css from './tours.module.css';
import { WayInputs } from './way-inputs';

interface SceneDialogProps {
  scene: TourScene;
  /** Possible targets of links. */
  others: readonly TourScene[];
  onDone: (scene: TourScene) => void;
  onClose: () => void;
}

/** Edits a scene: names, panorama, start view and links. The surrounding form saves it. */
export function SceneDialog({ scene, others, onDone, onClose }: SceneDialogProps): ReactElement {
  const { t } = useText('manager.galleries');
  const form = useAppForm(sceneSchema, inputOfScene(scene));
  const { control, setValue, handleSubmit } = form;
  const [image, yaw, ways] = useWatch({ control, name: ['image', 'yaw', 'ways'] });
  const [active, setActive] = useState<Mark>('start');

  function place(mark: Mark, direction: Direction): void {
    const changed = { shouldDirty: true, shouldValidate: true };
    if (mark === 'start') return setValue('yaw', direction.yaw, changed);
    setValue(`ways.${mark}.yaw`, direction.yaw, changed);
    setValue(`ways.${mark}.pitch`, direction.pitch, changed);
  }
  return (
    <FormProvider {...form}>
      <Dialog
        open
        size="wide"
        keepOnBackdrop
        title={t(scene.image === '' ? 'scene.new' : 'scene.title')}
        onClose={onClose}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('scene.cancel')}
            </Button>
            <Button onClick={() => void handleSubmit((checked) => onDone(checked))()}>{t('scene.done')}</Button>
          </>
        }
      >
        {/* React events bubble to the form of the tour, which Enter would submit. */}
        <div className={css.scene} role="presentation" onKeyDown={ignoreEnter}>
          <LanguageInputs name="name" label={t('scene.name')} Input={TextField} />
          {image !== '' && (
            <>
              <ScenePicture
                image={image}
                yaw={yaw}
                ways={ways}
                others={others}
                active={active}
                onActive={setActive}
                onPlace={place}
              />
              <DecimalField name="yaw" label={t('scene.yaw')} hint={t('scene.yawHint')} decimals={1} unit="°" />
              <WayInputs others={others} active={active} onActive={setActive} />
            </>
          )}
          <ImageInput name="image" label={t('scene.image')} hint={t('scene.imageHint')} aspect={null} />
        </div>
      </Dialog>
    </FormProvider>
  );
}

function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
