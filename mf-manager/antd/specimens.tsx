import { Select, Table } from 'antd';
import type { ReactElement } from 'react';

/**
 * Each part of antd that the manager shows, drawn once: the styles of what is drawn here are extracted, no others. One
 * line is one part; what it shows only when asked (pages of a table, the calendar of a date) is asked for here.
 */
export const specimens: readonly ReactElement[] = [
  <Select key="select" />,
  // With a row, since its own picture of an empty table is never shown.
  <Table key="table" dataSource={[{ key: 1 }]} pagination={false} />,
];
