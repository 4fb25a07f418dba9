/** Sizes in pixels that antd's scripts read as well as its styles. */
export const ANTD_SIZES = { fontSize: 15, controlHeight: 44, controlHeightSM: 36 };
