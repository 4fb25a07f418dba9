import { Button, Checkbox, Drawer, Input, InputNumber, Modal, Progress, Select, Table } from 'antd';
import type { ReactElement } from 'react';

// Dialogs that a hook opens draw this on top of `Modal`; a specimen is drawn once, without effects, so it comes by itself.
const { _InternalPanelDoNotUseOrYouWillBeFired: ModalPanel } = Modal;

/**
 * Each part of antd that the manager shows, drawn once: the styles of what is drawn here are extracted, no others. One
 * line is one part; what it shows only when asked (pages of a table, the calendar of a date) is asked for here.
 */
export const specimens: readonly ReactElement[] = [
  <Button key="button" />,
  <Checkbox key="checkbox" />,
  <Drawer key="drawer" />,
  <Input key="input" />,
  <Input.TextArea key="text area" />,
  <InputNumber key="number" />,
  <Modal key="modal" />,
  <ModalPanel key="question" type="confirm" />,
  <Progress key="progress" />,
  <Select key="select" />,
  <Table key="table" />,
];
