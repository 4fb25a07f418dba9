/**
 * Stands in for antd's own, whose style element the content security policy refuses. What lies under an open drawer or
 * dialog is kept still by the page's stylesheet (`manager-page.module.css`).
 */
export default function useScrollLocker(): void {
  // Nothing to do here.
}
