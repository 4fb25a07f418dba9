/** Sizes in pixels that both antd's scripts and its styles use. */
export const ANTD_SIZES = { fontSize: 15, controlHeight: 44, controlHeightSM: 36 };
