import type { PageQuery } from '@arbora/remote';
import type { TextKey, TextNamespace } from '@arbora/i18n';
import type { ComponentType } from 'react';
import type { Section } from './section';

/** A tab of a section page other than a list, such as a calendar. */
export interface PageView extends Pick<Section, 'name' | 'title' | 'lead' | 'texts' | 'route' | 'mayOpen'> {
  Component: ComponentType;
  queries: (search: URLSearchParams) => readonly PageQuery[];
}

/** Declares a view; its texts are checked against the namespace. */
export function definePageView<NS extends TextNamespace>(
  view: Omit<PageView, 'texts' | 'title' | 'lead'> & { texts: NS; title: TextKey<NS>; lead?: TextKey<NS> },
): PageView {
  return view;
}

export function isPageView(tab: Section | PageView): tab is PageView {
  return 'Component' in tab;
}
