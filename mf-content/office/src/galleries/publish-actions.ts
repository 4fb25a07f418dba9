import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';

interface Publishable {
  is_public: boolean;
}

/** Row actions that publish and hide; `published` and `hidden` are the keys of their confirmations. */
export function publishActions<Published extends string, Hidden extends string>(published: Published, hidden: Hidden) {
  return [
    {
      name: 'publish',
      label: 'gallery.publish',
      icon: eyeIcon,
      appliesTo: ({ is_public }: Publishable) => !is_public,
      change: { is_public: true },
      done: published,
    },
    {
      name: 'hide',
      label: 'gallery.hide',
      icon: eyeOffIcon,
      appliesTo: ({ is_public }: Publishable) => is_public,
      change: { is_public: false },
      done: hidden,
    },
  ] as const;
}
