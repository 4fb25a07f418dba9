import { IMAGE_MAX_SIDE, imageUrlAt } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Dialog, useErrorText } from '@arbora/ui';
import { useRef, useState, type ReactElement } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropMutation, largestCrop } from './crop-picture';
import css from './image-field.module.css';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

interface CropDialogProps {
  address: string;
  /** Width by height. */
  aspect: number;
  /** Called with the URL of the cropped picture. */
  onCropped: (address: string) => void;
  onClose: () => void;
}

/** Crops a picture by pointer or arrow keys, and adds the result to the library as a new picture. */
export default function CropDialog({ address, aspect, onCropped, onClose }: CropDialogProps): ReactElement {
  const { t } = useText('office');
  const errorText = useErrorText();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const [isBroken, setBroken] = useState(false);
  const cropping = useMutation(cropMutation);
  const isEmpty = !crop || crop.width === 0 || crop.height === 0;

  async function apply(): Promise<void> {
    if (isEmpty || !image.current) return;
    const cropped = await cropping.mutateAsync({ image: image.current, crop, address }).catch(() => null);
    if (cropped) onCropped(cropped.url);
  }
  const labels = Object.fromEntries(HANDLES.map((side) => [`${side}DragHandle`, t(`crop.handle.${side}`)]));
  return (
    <Dialog
      open
      size="wide"
      keepOnBackdrop
      title={t('crop.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button disabled={isEmpty} pending={cropping.isPending} onClick={() => void apply()}>
            {t('crop.apply')}
          </Button>
        </>
      }
    >
      <p>{t('crop.hint')}</p>
      {isBroken && <Alert tone="error">{t('crop.broken')}</Alert>}
      {cropping.error && <Alert tone="error">{errorText(cropping.error)}</Alert>}
      <ReactCrop
        crop={crop}
        aspect={aspect}
        ruleOfThirds
        className={css.crop}
        ariaLabels={{ cropArea: t('crop.area'), ...labels } as never}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img
          ref={image}
          src={imageUrlAt(address, IMAGE_MAX_SIDE)}
          alt={t('crop.whole')}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setCrop(largestCrop(naturalWidth, naturalHeight, aspect))
          }
        />
      </ReactCrop>
    </Dialog>
  );
}
