/**
 * Returns a page's breadcrumb list for schema.org, from the home page to the page itself. `trail` holds the pages of
 * the visible breadcrumb; `address` is that of the head's context.
 */
export function breadcrumbs(
  address: (path: string) => string,
  trail: readonly { label: string; to: string }[],
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  };
}
