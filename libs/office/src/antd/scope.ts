/** Class of elements that antd's CSS variables apply to. */
export const ANTD_SCOPE = 'antd';
