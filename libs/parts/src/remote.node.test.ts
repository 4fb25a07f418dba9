import parts from './remote';

test.each(parts.routes.map(({ pattern, load }) => [pattern, load] as const))(
  '%s loads without a document',
  async (_, load) => {
    expect(typeof document).toBe('undefined');
    const { default: page } = await load();
    expect(page.Component).toBeInstanceOf(Function);
    expect(
      page.queries?.({
        params: {},
        search: new URLSearchParams(),
        locale: 'cs',
        read: () => undefined,
        cached: () => [],
      }) ?? [],
    ).toEqual([]);
  },
);
