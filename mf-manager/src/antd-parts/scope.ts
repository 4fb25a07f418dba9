/** Class of what antd's variables hold for; its parts bear it. */
export const ANTD_SCOPE = 'antd';
