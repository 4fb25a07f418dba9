/** A way from the home page to a page, as schema.org has it; addresses with origin. */
export function breadcrumbs(trail: readonly { name: string; address: string }[]): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
