import { Select, Table } from 'antd';
import type { ReactElement } from 'react';

/**
 * Renders each antd component that the manager uses, once: only styles of components rendered here are extracted. One
 * line is one component, with its optional parts (pages of a table, the calendar of a date) open.
 */
export const specimens: readonly ReactElement[] = [
  <Select key="select" />,
  // With a row: antd's own empty state is never used.
  <Table key="table" dataSource={[{ key: 1 }]} pagination={false} />,
];
