/**
 * The way from the home page to a page as schema.org has it, the page itself last. The pages above it are those that its
 * breadcrumb shows. `address` is that of the head's context.
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
