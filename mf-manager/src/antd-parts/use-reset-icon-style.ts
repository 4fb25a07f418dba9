/** Stands in for antd's own, which makes a style element: the rules of icons are part of the style sheet. */
export default function useResetIconStyle(): void {
  // Nothing to do here.
}
