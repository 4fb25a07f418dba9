import { routes } from '@arbora/routes';
import type { HeadContext } from './definition';

/**
 * Returns a page's breadcrumb list for schema.org, from the home page to the page itself. `trail` holds the pages of
 * the visible breadcrumb, which lacks the home page; that one has the name of the site.
 */
export function breadcrumbs(
  { address, site }: Pick<HeadContext, 'address' | 'site'>,
  trail: readonly { label: string; to: string }[],
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: site.brand, to: routes.home.href() }, ...trail].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  };
}
